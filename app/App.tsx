import { EnvironmentProvider } from '@tally/ui/Environment';
import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route as Page, Routes, useLocation, useNavigate } from 'react-router-dom';
import { suspenseFallback } from './navigation/SuspenseFallback';
import type { CreatedApp } from './createApp';
import { loadBoth, mapLoaded } from './navigation/lazyWithPreload';
import { screenLeft, screenShown } from './navigation/screenActions';
import { AppContextProvider, useChunks, useNavigation } from './platform/appContext';
import { useAppDispatch } from './platform/reduxHooks';
import { TranslationProvider, useTranslate } from './i18n/useTranslate';
import type { Chunks } from './platform/appContext';
import { Overlays } from './overlays/Overlays';
import { RouteErrorBoundary } from './components/RouteErrorBoundary';
import { routeOf, routes, type Route } from './screens/routes';
import { HomeScreen } from './screens/Home/HomeScreen';
import { HomeSubscriptions } from './screens/Home/HomeSubscriptions';
import type { StartAppListening } from './store';

/** Dispatches that a route's screen is shown, and that it is left. The features' listeners wait for these actions. */
function ScreenEvents({ path }: { path: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(screenShown(path));
    return () => void dispatch(screenLeft(path));
  }, [dispatch, path]);
  return null;
}

/**
 * A lazy page behind home: its code, its texts and the chunk shared by all pages are loaded together on the first
 * visit.
 */
const lazyPage = (
  path: string,
  screen: NonNullable<Route['screen']>,
  { pageChunk }: Chunks,
  startListening: StartAppListening,
) =>
  lazy(() =>
    mapLoaded(loadBoth(screen(), pageChunk()), ([{ default: Screen, startListeners }, { TranslationProvider }]) => {
      startListeners?.(startListening, path);
      return {
        default: () => (
          <TranslationProvider>
            <Screen />
            <ScreenEvents path={path} />
          </TranslationProvider>
        ),
      };
    }),
  );

const lazyPages = (chunks: Chunks, startListening: StartAppListening) =>
  routes.flatMap(({ path, screen }) =>
    screen ? [{ path, Screen: lazyPage(path, screen, chunks, startListening) }] : [],
  );

/**
 * Updates document title and navigation state with the route ("On every route change, if the route has a title, the
 * page title is set to it").
 */
function FollowRoute() {
  const t = useTranslate();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const route = routeOf(pathname);
    document.title = t(route.title as 'title.home');
    navigation.setCurrentPath(pathname);
  }, [pathname, t, navigation]);
  useEffect(() => {
    navigation.attach((to, how) => void (typeof to === 'string' ? navigate(to, how) : navigate(to)));
  }, [navigation, navigate]);
  return null;
}

/** Routes of all pages. Must be rendered inside a router and a PersistentHomeProvider. */
export function Pages({ startListening }: Pick<CreatedApp, 'startListening'>) {
  const chunks = useChunks();
  const [pages] = useState(() => lazyPages(chunks, startListening));
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
    </>
  );
}

/** Provides store, app context, environment and texts to the pages. */
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

interface AppProps {
  app: CreatedApp;
  /** Whether the pages are rendered too; they follow in the background, so that dialogs and taps come first. */
  pages: boolean;
}

/** The whole app, routed by the browser's history: the dialog and toast hosts, and the pages behind them. */
export function App({ app, pages }: AppProps) {
  const withPages = useDeferredValue(pages);
  return (
    <Providers app={app}>
      <BrowserRouter>
        {withPages && <Pages startListening={app.startListening} />}
        <Overlays />
      </BrowserRouter>
    </Providers>
  );
}
