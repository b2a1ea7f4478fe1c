import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, Route as Page, Routes, type Location } from 'react-router-dom';
import { RouteErrorBoundary } from './components/RouteErrorBoundary';
import type { CreatedApp } from './createApp';
import { useHomeTranslate } from './i18n/useTranslate';
import { loadBoth, mapLoaded } from './navigation/lazyWithPreload';
import { useOpenPage, useShownLocation, type LoadPage } from './navigation/openPages';
import { screenLeft, screenShown } from './state/screenActions';
import { suspenseFallback } from './navigation/SuspenseFallback';
import { useChunks, useNavigation } from './state/appContext';
import type { Chunks, PageChunk, StartAppListening } from './state/appStore';
import { keepFieldInView } from './platform/viewport/fieldInView';
import { useAppDispatch, useAppSelector } from './state/reduxHooks';
import { HomeScreen } from './screens/Home/HomeScreen';
import { routeOf, routes, type LoadedScreen, type Route } from './screens/routes';
import { selectLogins } from './state/sessionSlice';

/** Dispatches that a route's screen is shown, and that it is left. The features' listeners wait for these actions. */
function ScreenEvents({ path }: { path: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(screenShown(path));
    return () => void dispatch(screenLeft(path));
  }, [dispatch, path]);
  return null;
}

/** Loads the code of a page, together with the chunk that it shares with other pages, and with its texts. */
const loadPage = (screen: NonNullable<Route['screen']>, operators: Route['operators'], chunks: Chunks) =>
  loadBoth<LoadedScreen, Pick<PageChunk, 'TranslationProvider'>>(
    screen(),
    operators ? chunks.operatorChunk() : chunks.pageChunk(),
  );

/** A lazy page behind home, loaded on the first visit. */
const lazyPage = (
  { path, operators }: Route,
  screen: NonNullable<Route['screen']>,
  chunks: Chunks,
  startListening: StartAppListening,
) =>
  lazy(() =>
    mapLoaded(loadPage(screen, operators, chunks), ([{ default: Screen, startListeners }, { TranslationProvider }]) => {
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
  routes.flatMap((route) =>
    route.screen ? [{ path: route.path, Screen: lazyPage(route, route.screen, chunks, startListening) }] : [],
  );

/**
 * Updates document title and navigation state with the route ("On every route change, if the route has a title, the
 * page title is set to it").
 */
function FollowRoute({ place: { pathname, hash, key }, load }: { place: Location; load: LoadPage }) {
  const t = useHomeTranslate();
  const navigation = useNavigation();
  const openPage = useOpenPage(load);
  useLayoutEffect(() => {
    const route = routeOf(pathname);
    document.title = t(route.title as 'title.home');
    navigation.setCurrentPath(pathname, { hash, key });
  }, [pathname, hash, key, t, navigation]);
  useEffect(() => {
    navigation.attach(openPage);
  }, [navigation, openPage]);
  useEffect(() => keepFieldInView(window), []);
  return null;
}

/**
 * Routes of all pages. Must be rendered inside a router that renders at once (`useTransitions={false}`) and a
 * PersistentHomeProvider.
 */
export function Pages({ startListening }: Pick<CreatedApp, 'startListening'>) {
  const t = useHomeTranslate();
  const chunks = useChunks();
  const [pages] = useState(() => lazyPages(chunks, startListening));
  const logins = useAppSelector(selectLogins);
  const load: LoadPage = useCallback(
    (pathname) => {
      const { screen, operators } = routeOf(pathname);
      return screen && loadPage(screen, operators, chunks);
    },
    [chunks],
  );
  const place = useShownLocation(load);
  return (
    <>
      <FollowRoute place={place} load={load} />
      <RouteErrorBoundary at={place.pathname} titleOf={(path) => t(routeOf(path).title as 'title.home')}>
        {/* A person's page begins anew: what somebody else has typed or chosen on it is gone (PERSON-15). */}
        <Suspense key={logins} fallback={suspenseFallback}>
          <Routes location={place}>
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

/** The pages, routed by the browser's history; loaded with the first page other than home (App.tsx). */
export const AppRoutes = ({ startListening }: Pick<CreatedApp, 'startListening'>) => (
  <BrowserRouter useTransitions={false}>
    <Pages startListening={startListening} />
  </BrowserRouter>
);

/** The table of routes belongs to this chunk: code outside of it gets it from here. */
export { routeOf };
