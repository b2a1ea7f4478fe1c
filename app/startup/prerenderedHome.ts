import { homeState, type HomeState } from '../screens/Home/homeState';

/** Home before anything is known, the same for everybody: what the build draws, and what the first phase hydrates. */
export const prerenderedHome = (): HomeState =>
  homeState({
    session: { pkgName: '', market: 'id', locale: 'en', sdk: 0, appVersion: '' },
    notices: [],
    ms: 0,
  });
