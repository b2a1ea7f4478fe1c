import { EnvironmentProvider } from '@tally/ui/Environment';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type * as RoutesChunk from './AppRoutes';
import type { CreatedApp } from './createApp';
import { TranslationProvider } from './i18n/useTranslate';
import type { Loadable } from './navigation/lazyWithPreload';
import { Overlays } from './overlays/Overlays';
import { showRoutesError } from './overlays/showRoutesError';
import { AppContextProvider, useChunks, useNavigation } from './state/appContext';
import { useAppDispatch } from './state/reduxHooks';
import { HomeSubscriptions } from './screens/Home/HomeSubscriptions';

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

interface LazyRoutesProps extends Pick<CreatedApp, 'startListening'> {
  /** Loads the router and the table of routes. */
  loadRoutes: () => Loadable<typeof RoutesChunk>;
}

/**
 * Loads and renders the router once a page other than home is needed: at a start on another page, with the first
 * navigation, or with a step in the history.
 */
function LazyRoutes({ startListening, loadRoutes }: LazyRoutesProps) {
  const navigation = useNavigation();
  const { pageChunk } = useChunks();
  const dispatch = useAppDispatch();
  const [routes, setRoutes] = useState<typeof RoutesChunk>();
  useEffect(() => {
    if (routes) return;
    const open = async () => {
      // Every page needs it, so it is fetched in parallel; the page handles a failure.
      pageChunk().catch(() => undefined);
      try {
        const loaded = await loadRoutes();
        startTransition(() => setRoutes(loaded));
      } catch {
        void dispatch(showRoutesError(navigation.drop()));
      }
    };
    const load = () => void open();
    addEventListener('popstate', load);
    const stop = navigation.onWaiting(load);
    if (navigation.currentPath() !== '/home') load();
    return () => {
      removeEventListener('popstate', load);
      stop();
    };
  }, [routes, loadRoutes, navigation, pageChunk, dispatch]);
  return routes && <routes.AppRoutes startListening={startListening} />;
}

interface AppProps extends Pick<LazyRoutesProps, 'loadRoutes'> {
  app: CreatedApp;
  /** Home's data and the pages follow in the background once this is fulfilled. Default: at once. */
  ready?: Promise<unknown> | undefined;
}

/** The whole app beside home's view: the dialog and toast hosts, home's data, and the pages behind them. */
export function App({ app, ready, loadRoutes }: AppProps) {
  const [pages, setPages] = useState(!ready);
  useEffect(() => void ready?.then(() => startTransition(() => setPages(true))), [ready]);
  return (
    <Providers app={app}>
      {pages && (
        <>
          <HomeSubscriptions />
          <LazyRoutes startListening={app.startListening} loadRoutes={loadRoutes} />
        </>
      )}
      <Overlays />
    </Providers>
  );
}
