import { routes } from '../screens/routes';

/** Example values of route parameters. */
const parameters: Readonly<Record<string, string>> = { count: '1', name: 'rules', code: 'NOBODY', app: 'tally' };

/** An address for every route, with each parameter filled in; for `*` a page that does not exist. */
export const everyPage: readonly string[] = routes.map(({ path }) =>
  path === '*' ? '/no-such-page' : path.replace(/:(\w+)\??/g, (_, name: string) => parameters[name] ?? name),
);
