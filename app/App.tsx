import { AmbientProvider } from '@tally/ui/Ambient';
import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route as Page, Routes, useLocation, useNavigate } from 'react-router-dom';
import { arriving } from './arriving';
import type { Assembled } from './assemble';
import { both, whenArrived } from './cached';
import { OutsideProvider, TextProvider, useOutside, useText } from './hooks';
import type { Outside } from './outside';
import { Overlays } from './overlays/Overlays';
import { PageBoundary } from './PageBoundary';
import { routeOf, routes, type Route } from './routes';
import { HomeController } from './screens/Home/HomeController';
import type { HomeStage } from './screens/Home/homeStage';

/** A page behind home: its code, its texts and what it stands on arrive together when it is asked for. */
const lazyPage = ({ pageKit }: Outside, screen: NonNullable<Route['screen']>) =>
  lazy(() =>
    whenArrived(both(screen(), pageKit()), ([{ default: Screen }, { Words }]) => ({
      default: () => (
        <Words>
          <Screen />
        </Words>
      ),
    })),
  );

const lazyPages = (outside: Outside) =>
  routes.flatMap(({ path, screen }) => (screen ? [{ path, Screen: lazyPage(outside, screen) }] : []));

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
    outside.router.show(pathname);
  }, [pathname, stage, t, outside]);
  useEffect(() => {
    outside.router.attach((to, how) => void (typeof to === 'string' ? navigate(to, how) : navigate(to)));
  }, [outside, navigate]);
  return null;
}

/** Every page but home's picture, the dialogs and the toasts. Stands inside a router. */
export function Pages({ stage }: { stage: HomeStage }) {
  const outside = useOutside();
  const [pages] = useState(() => lazyPages(outside));
  return (
    <>
      <FollowRoute stage={stage} />
      <HomeController stage={stage} />
      <PageBoundary>
        <Suspense fallback={arriving}>
          <Routes>
            <Page path="/home" element={null} />
            {pages.map(({ path, Screen }) => (
              <Page key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </Suspense>
      </PageBoundary>
      <Overlays />
    </>
  );
}

/** What the pages stand on: store, outside world, time and texts. */
export function Providers({ app: { store, outside, text }, children }: { app: Assembled; children: ReactNode }) {
  return (
    <Provider store={store}>
      <OutsideProvider value={outside}>
        <AmbientProvider value={outside.services}>
          <TextProvider value={text}>{children}</TextProvider>
        </AmbientProvider>
      </OutsideProvider>
    </Provider>
  );
}

/** The second stage: everything but the picture of home. */
export function App({ app, stage }: { app: Assembled; stage: HomeStage }) {
  return (
    <Providers app={app}>
      <BrowserRouter>
        <Pages stage={stage} />
      </BrowserRouter>
    </Providers>
  );
}
