import { routes } from '../screens/routes';

/** What stands for the parameters of routes. */
const parameters: Readonly<Record<string, string>> = { count: '1', name: 'rules', code: 'NOBODY', app: 'tally' };

/** An address for every route: each parameter filled in, `*` a page that does not exist. */
export const everyPage: readonly string[] = routes.map(({ path }) =>
  path === '*' ? '/no-such-page' : path.replace(/:(\w+)\??/g, (_, name: string) => parameters[name] ?? name),
);
