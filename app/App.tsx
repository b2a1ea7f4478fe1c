import { EnvironmentProvider } from '@tally/ui/Environment';
import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route as Page, Routes, useLocation, useNavigate } from 'react-router-dom';
import { suspenseFallback } from './navigation/SuspenseFallback';
import type { CreatedApp } from './createApp';
import { loadBoth, mapLoaded } from './navigation/lazyWithPreload';
import { AppContextProvider, useAppContext } from './platform/appContext';
import { TranslationProvider, useTranslate } from './i18n/useTranslate';
import type { AppContext } from './platform/appContext';
import { Overlays } from './overlays/Overlays';
import { RouteErrorBoundary } from './components/RouteErrorBoundary';
import { routeOf, routes, type Route } from './routes';
import { HomeScreen } from './screens/Home/HomeScreen';
import { HomeSubscriptions } from './screens/Home/HomeSubscriptions';

/** A page behind home: its code, its texts and what it stands on arrive together when it is asked for. */
const lazyPage = ({ pageChunk }: AppContext, screen: NonNullable<Route['screen']>) =>
  lazy(() =>
    mapLoaded(loadBoth(screen(), pageChunk()), ([{ default: Screen }, { TranslationProvider }]) => ({
      default: () => (
        <TranslationProvider>
          <Screen />
        </TranslationProvider>
      ),
    })),
  );

const lazyPages = (context: AppContext) =>
  routes.flatMap(({ path, screen }) => (screen ? [{ path, Screen: lazyPage(context, screen) }] : []));

/** Title and navigation follow the address ("On every route change, if the route has a title, the page title is set to it"). */
function FollowRoute() {
  const t = useTranslate();
  const context = useAppContext();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const route = routeOf(pathname);
    document.title = t(route.title as 'title.home');
    context.navigation.setCurrentPath(pathname);
  }, [pathname, t, context]);
  useEffect(() => {
    context.navigation.attach((to, how) => void (typeof to === 'string' ? navigate(to, how) : navigate(to)));
  }, [context, navigate]);
  return null;
}

/** Every page, the dialogs and the toasts. Stands inside a router and a PersistentHomeProvider. */
export function Pages() {
  const context = useAppContext();
  const [pages] = useState(() => lazyPages(context));
  return (
    <>
      <FollowRoute />
      <HomeSubscriptions />
      <RouteErrorBoundary>
        <Suspense fallback={suspenseFallback}>
          <Routes>
            <Page path="/home" element={<HomeScreen />} />
            {pages.map(({ path, Screen }) => (
              <Page key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </Suspense>
      </RouteErrorBoundary>
      <Overlays />
    </>
  );
}

/** What the pages stand on: store, outside world, time and texts. */
export function Providers({ app: { store, context, translate }, children }: { app: CreatedApp; children: ReactNode }) {
  return (
    <Provider store={store}>
      <AppContextProvider value={context}>
        <EnvironmentProvider value={context.services}>
          <TranslationProvider value={translate}>{children}</TranslationProvider>
        </EnvironmentProvider>
      </AppContextProvider>
    </Provider>
  );
}

/** The whole app in the browser's history. */
export function App({ app }: { app: CreatedApp }) {
  return (
    <Providers app={app}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Providers>
  );
}
