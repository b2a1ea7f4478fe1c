import type { LocaleCode } from '@tally/locales/tags';
import type { TextFiles, Texts } from '@tally/locales/text';
import { App } from '../App';
import type * as RoutesChunk from '../AppRoutes';
import { createApp, type CreatedApp } from '../createApp';
import { selectDialog } from '../state/overlaysSlice';
import { watchHardwareBack } from '../navigation/hardwareBack';
import { pagesBefore } from '../navigation/historyGuard';
import { loadOnce } from '../navigation/lazyWithPreload';
import { firstTexts } from '../i18n/firstTexts';
import { loadDeferredTexts, loadHomeTexts, loadPageTexts } from '../i18n/loadTexts';
import { ownStoreLink } from './head/ownStoreLink';
import { persistEntry } from './persistEntry';
import { createBrowserServices } from './browserServices';
import type { BootData } from './head/bootData';
import type { Services } from '../platform/services';
import { homeTapped } from '../screens/Home/homeActions';
import { createHomeSource } from '../screens/Home/homeSource';
import type { HomeInput } from '../screens/Home/homeState';
import { PersistentHomeProvider } from '../screens/Home/persistentHome';
import type { HomeStore } from './homeStore';
import { selectLogins } from '../state/sessionSlice';
import { refetchOnReturn } from '../session/refetchOnReturn';

/** Loads a language's texts. Those of the shell stay in the language of the page: only index.html has the others. */
const textsOf = async (locale: LocaleCode, shell: TextFiles['shell']): Promise<Texts> => {
  const [home, deferred, pages] = await Promise.all([
    loadHomeTexts[locale](),
    loadDeferredTexts[locale](),
    loadPageTexts[locale](),
  ]);
  return { ...shell, ...firstTexts[locale], ...home.default, ...deferred.default, ...pages.default };
};

/** Delay of loading the web font after the start, ms: by then early taps have been handled. */
const fontAfterMs = 600;
/** Longest time that the pages wait for an early tap, ms: it can wait for the network, or for its dialog's answer. */
const longestTapMs = 300;
/** Delay of home's next render, ms: by then the frame with the dialog of an early tap has begun. */
const dialogFrameMs = 50;
/** Delay of fetching the router after the start, ms: by then home's deferred part has loaded. */
const routesAfterMs = 1000;
/** Delay of preparing the next opening after the start, ms: by then home's deferred part has loaded. */
const prepareAfterMs = 2000;
/** Ignores a failure of an early tap, or of work in advance: the first navigation or the next opening is slower. */
const ignored = () => undefined;

const pause = ({ after }: Pick<Services, 'after'>, ms: number) => new Promise<void>((go) => void after(ms, go));

/** Data that the first phase passes to the second. */
export interface FirstPhase {
  boot: BootData;
  homeStore: HomeStore;
  /** Data received so far by the page head's requests. */
  early: () => Pick<HomeInput, 'user' | 'tasks' | 'knownAt'>;
  /** Ends the time in which home stays as the page head has filled it. */
  release: () => void;
  /** Home's texts, loaded in parallel with this file. */
  texts: Promise<{ default: TextFiles['home'] }>;
}

/** What the start leaves for later, in the order of its urgency. */
function workAfterwards(services: Services, router: string | undefined, app: CreatedApp) {
  // The web font is loaded last: until then a system font with the same metrics is used. Applying the font causes a new
  // layout, which must not delay the response to a tap.
  services.after(fontAfterMs, () => void import('@tally/ui/theme/fonts.css'));
  // The router is fetched before it is needed, so that the first navigation does not wait for it. A preload link would
  // compile it, and a failed one could not be repeated.
  if (router)
    services.after(
      routesAfterMs,
      () => void services.fetch(router, { priority: 'low' }).then((file) => file.text(), ignored),
    );
  // The next opening is prepared once this start has finished.
  if (import.meta.env.PROD)
    services.after(
      prepareAfterMs,
      () => void import('./nextOpening').then((next) => next.prepareNextOpening(window, app), ignored),
    );
}

/** The second phase of the start: adds store, bridge, router and texts to the home screen that is already visible. */
export async function start({ boot, homeStore, early, release, texts }: FirstPhase): Promise<void> {
  const services = createBrowserServices(boot);
  if (boot.entry.to === 'store') {
    const link = await ownStoreLink(services.fetch, boot.entry.pkgName, services.host() !== undefined);
    if (link) return services.navigate(link);
  }
  if (boot.session) services.storage.set('locale', boot.locale);
  void persistEntry(boot, services);
  const path = location.pathname;
  let routes: typeof RoutesChunk | undefined;
  const loadRoutes = loadOnce(async () => (routes = await import('../AppRoutes')));
  // The page head has preloaded it. When it is lost, the app says so.
  if (path !== '/home') await loadRoutes().catch(ignored);
  const app = createApp({
    services,
    page: window,
    session: boot.session,
    secrets: boot.entry.to === 'resume' ? await services.secrets.load() : boot.secrets,
    locale: boot.locale,
    texts: { ...boot.texts, ...firstTexts[boot.locale], ...(await texts).default },
    deferredTexts: loadDeferredTexts[boot.locale],
    pageTexts: loadPageTexts[boot.locale],
    textsOf: (locale) => textsOf(locale, boot.texts),
    path,
    pagesBefore: () => pagesBefore(window),
  });
  // Without the router home is on the screen.
  const currentRoute = () => routes?.routeOf(app.context.navigation.currentPath());
  const backIgnored = () => (currentRoute()?.back ?? 'ignored') === 'ignored';
  const back = watchHardwareBack(
    window,
    app.context.navigation,
    () => selectDialog(app.store.getState()) !== undefined || backIgnored(),
  );
  // Home's first data are those of the person with whom the page was opened: a login does not wait for the dialog.
  const connect = () => {
    stopWaiting();
    homeStore.connect(createHomeSource(app, early));
    release();
  };
  const stopWaiting = app.store.subscribe(() => selectLogins(app.store.getState()) > 0 && connect());
  app.startBridge(back.hostBack);
  refetchOnReturn(window, app.store, app.context, currentRoute()?.opens);
  // Early taps need the store and the phone app, not the pages: they open a window, or a dialog that waits for its
  // code.
  let handled = undefined as Promise<void> | undefined;
  homeStore.listen((tap) => (handled = app.store.dispatch(homeTapped(tap))));
  // Yields to the browser, so that it can handle input and paint: the whole start in a single task would block a slow
  // phone for too long.
  if (!handled) await pause(services, 0);
  const render = (pages: boolean) =>
    homeStore.set({
      app: (
        <PersistentHomeProvider value={homeStore}>
          <App app={app} pages={pages} loadRoutes={loadRoutes} />
        </PersistentHomeProvider>
      ),
    });
  // The dialog of an early tap opens before the pages, and before home is rendered again.
  render(false);
  await Promise.race([handled?.catch(ignored), pause(services, longestTapMs)]);
  render(true);
  services.after(dialogFrameMs, () => selectLogins(app.store.getState()) > 0 || connect());
  workAfterwards(services, boot.router, app);
}
