import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { i18n } from 'i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { OutsideProvider, useOutside, useText } from './hooks';
import type { Outside } from './outside';
import { Overlays } from './overlays/Overlays';
import { routeOf, routes } from './routes';
import { HomeController } from './screens/Home/HomeController';
import type { HomeStage } from './screens/Home/homeStage';
import type { AppStore } from './store';

export interface AppProps {
  store: AppStore;
  outside: Outside;
  i18n: i18n;
  stage: HomeStage;
}

const pages = routes.flatMap(({ path, screen }) => (screen ? [{ path, Screen: lazy(screen) }] : []));

/** Title, stage and router handle follow the address ("On every route change, if the route has a title, the page title is set to it"). */
function FollowRoute({ stage }: { stage: HomeStage }) {
  const t = useText();
  const outside = useOutside();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const route = routeOf(pathname);
    document.title = t(route.title as 'title.home');
    stage.set({ visible: pathname === '/home' });
    outside.router.shown = pathname;
  }, [pathname, stage, t, outside]);
  useEffect(() => {
    Object.assign(outside.router, { go: (path: string) => void navigate(path), back: () => void navigate(-1) });
  }, [outside, navigate]);
  return null;
}

/** The second stage: everything but the picture of home. */
export function App({ store, outside, i18n, stage }: AppProps) {
  return (
    <Provider store={store}>
      <OutsideProvider value={outside}>
        <I18nextProvider i18n={i18n}>
          <BrowserRouter>
            <FollowRoute stage={stage} />
            <HomeController stage={stage} />
            <Suspense fallback={null}>
              <Routes>
                <Route path="/home" element={null} />
                {pages.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
              </Routes>
            </Suspense>
            <Overlays />
          </BrowserRouter>
        </I18nextProvider>
      </OutsideProvider>
    </Provider>
  );
}
