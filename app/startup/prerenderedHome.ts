import type { HomeBalance } from '../screens/Home/homeBalance';
import { homeState, type HomeState } from '../screens/Home/homeState';

/**
 * Home before anything is known, the same for everybody: what the build draws, and what the first phase hydrates.
 * @param filled amounts that the head has put into it
 */
export const prerenderedHome = (filled?: HomeBalance): HomeState => ({
  ...homeState({
    session: { pkgName: '', market: 'id', locale: 'en', sdk: 0, appVersion: '' },
    notices: [],
    ms: 0,
  }),
  ...filled,
});
