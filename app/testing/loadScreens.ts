import { routes } from '../screens/routes';

/** Loads the code of every screen before the first story: a picture must not depend on when a chunk arrives. */
export const loadScreens = async (): Promise<void> => {
  await Promise.all(routes.flatMap(({ screen }) => (screen ? [screen()] : [])));
};
