import { routes } from '../screens/routes';

/** Every screen's code is there before a story of a screen is drawn: a picture must not depend on when a chunk arrives. */
export const loadScreens = async (): Promise<void> => {
  await Promise.all(routes.flatMap(({ screen }) => (screen ? [screen()] : [])));
};
