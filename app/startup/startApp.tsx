import type { LocaleCode } from '@tally/locales/tags';
import type { TextFiles, Texts } from '@tally/locales/text';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import type * as RoutesChunk from '../AppRoutes';
import { createApp, type CreatedApp } from '../createApp';
import { selectDialog } from '../state/overlaysSlice';
import { watchHardwareBack } from '../navigation/hardwareBack';
import { pagesBefore } from '../navigation/historyGuard';
import { loadOnce } from '../navigation/lazyWithPreload';
import { lateTextsOf, loadDeferredTexts, loadHomeTexts, loadPageTexts } from '../i18n/loadTexts';
import { namedLocale } from './head/entryParams';
import { ownStoreLink } from './head/ownStoreLink';
import { afterFrame, whenSeen } from './head/whenSeen';
import { persistEntry } from './persistEntry';
import { createBrowserServices } from './browserServices';
import { bootDataOf, type BootDataWindow } from './head/bootData';
import { messagingServices } from '../platform/messaging.config';
import type { Secrets, Services } from '../platform/services';
import { showFirstInsets } from '../platform/viewport/insets';
import { homeTapped } from '../screens/Home/homeActions';
import { createHomeSource } from '../screens/Home/homeSource';
import type { HomeTap } from '../screens/Home/homeTaps';
import { createPersistentHome, type PersistentHome } from '../screens/Home/mountedHome';
import { lastNumbers } from '../session/lastNumbers';
import { refetchOnReturn } from '../session/refetchOnReturn';
import type { AppStore } from '../state/appStore';
import { selectLogins } from '../state/sessionSlice';
import { HydratedHome } from './shell/HydratedHome';
import { prerenderedHome } from './shell/prerenderedHome';

/** Loads a language's texts. Those of the shell stay in the language of the page: only index.html has the others. */
const textsOf = async (locale: LocaleCode, shell: TextFiles['shell']): Promise<Texts> => {
  const [home, deferred, pages] = await Promise.all([
    loadHomeTexts[locale](),
    loadDeferredTexts[locale](),
    loadPageTexts[locale](),
  ]);
  return { ...shell, ...home.default, ...deferred.default, ...pages.default };
};

/** Delay of loading the web font after the start, ms: by then early taps have been handled. */
const fontAfterMs = 600;
/**
 * Longest time that home and the pages wait for an early tap, ms: it can wait for the network, or for its dialog's
 * answer.
 */
const longestTapMs = 300;
/** Delay of fetching the router after the start, ms: by then home's deferred part has loaded. */
const routesAfterMs = 1000;
/** Delay of preparing the next opening after the start, ms: by then home's deferred part has loaded. */
const prepareAfterMs = 2000;
/** Ignores a failure of work in advance: the first navigation or the next opening is slower. */
const ignored = () => undefined;

const page: BootDataWindow = window;
const boot = bootDataOf(page);

/** What the start leaves for later, in the order of its urgency. */
function workAfterwards(services: Services, app: CreatedApp) {
  const { router } = boot;
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

/** Home's view, with what is known when the page opens: the last visit's numbers, or those of the first answer. */
function viewOf({ store, context }: CreatedApp, { token }: Secrets): PersistentHome {
  const { session, taps } = boot;
  const last = boot.last ?? boot.lastOf(token);
  const known = session && { ...(last && lastNumbers(last, session)), ...boot.person };
  // That of the last visit is an estimate: it does not say that a response has come (DIALOG-8).
  if (boot.person) context.clock.learn(new Date(boot.person.ms).toUTCString());
  else if (known?.ms) context.clock.estimate(known.ms);
  return createPersistentHome(createHomeSource({ store, context }, known), {
    visible: context.navigation.currentPath() === '/home',
    onTap: (tap) => store.dispatch(homeTapped(tap)).finally(() => taps.release(tap)),
    prerendered: prerenderedHome(boot.filled, boot.folded),
  });
}

/** Is fulfilled once somebody has logged in on this page. */
const loggedIn = (store: AppStore) =>
  new Promise<void>((done) => {
    const look = () => void (selectLogins(store.getState()) > 0 && done());
    store.subscribe(look);
    look();
  });

/**
 * Carries out the taps that came before the app: they need store and phone app, not the pages. Their dialog opens
 * before the pages, and before home is hydrated.
 * @returns is fulfilled once these may follow; a login does not wait for the dialog. Undefined without such taps
 */
function carryOutTaps(view: PersistentHome, { store, context: { services } }: CreatedApp) {
  const taps = boot.taps.kept.splice(0);
  const handled = Promise.allSettled(taps.map((tap) => view.tap(tap as HomeTap)));
  const waited = new Promise<void>((done) => void services.after(longestTapMs, done));
  return taps.length ? Promise.race([handled, waited, loggedIn(store)]) : undefined;
}

/** Creates the app from what the page head has begun, and hydrates home, which is on the screen already. */
async function start(): Promise<void> {
  const services = createBrowserServices(boot);
  showFirstInsets(document.documentElement, services.sessionStorage, boot.query);
  if (boot.entry.to === 'store') {
    const link = await ownStoreLink(services.fetch, boot.entry.pkgName, services.host() !== undefined);
    if (link) return services.navigate(link);
  }
  // A public page is loaded anew without its query, and leads to others (TEXT-2).
  if (boot.session ?? namedLocale(boot.entry)) services.storage.set('locale', boot.locale);
  void persistEntry(boot, services);
  const path = location.pathname;
  let routes: typeof RoutesChunk | undefined;
  const loadRoutes = loadOnce(async () => (routes = await import('../AppRoutes')));
  const [home, secrets] = await Promise.all([
    loadHomeTexts[boot.locale](),
    boot.entry.to === 'resume' ? services.secrets.load() : boot.secrets,
    // The page head has preloaded it. When it is lost, the app says so.
    path === '/home' || loadRoutes().catch(ignored),
  ]);
  // The page head fills in no more amounts, and the secrets do not stay on the window.
  delete page.__tally;
  const texts = { ...boot.texts, ...home.default };
  const app = createApp({
    services,
    page,
    session: boot.session,
    secrets,
    locale: boot.locale,
    texts,
    ...lateTextsOf(boot.locale),
    textsOf: (locale) => textsOf(locale, boot.texts),
    path,
    pagesBefore: () => pagesBefore(page),
  });
  const { store, context, translate, startBridge } = app;
  // Without the router home is on the screen.
  const currentRoute = () => routes?.routeOf(context.navigation.currentPath());
  const backIgnored = () => (currentRoute()?.back ?? 'ignored') === 'ignored';
  const back = watchHardwareBack(
    page,
    context.navigation,
    () => selectDialog(store.getState()) !== undefined || backIgnored(),
  );
  const view = viewOf(app, secrets);
  startBridge(back.hostBack);
  refetchOnReturn(page, store, context, currentRoute()?.opens);
  const ready = carryOutTaps(view, app);
  // React controls home's elements once they are hydrated: it hides them when another page was requested, and handles
  // their taps.
  const takeOver = () => {
    delete document.documentElement.dataset.screen;
    for (const tap of boot.taps.end()) void view.tap(tap as HomeTap);
  };
  // index.html contains it (shellPlugin.ts).
  const root = document.getElementById('root') as HTMLElement;
  const hydrate = () =>
    hydrateRoot(
      root,
      <HydratedHome home={view} t={translate} serviceW={messagingServices.W.name} ready={ready} onHydrated={takeOver}>
        <App app={app} ready={ready} loadRoutes={loadRoutes} />
      </HydratedHome>,
    );
  // The dialog of an early tap is there before its button loses the mark of the tap.
  if (ready) flushSync(hydrate);
  else hydrate();
  workAfterwards(services, app);
}

// A page that the phone app has prerendered counts, posts and calls the phone app nothing before it is seen (ENTRY-23).
whenSeen(document, (waited) => {
  const go = () => void start().catch(() => boot.recover());
  if (!waited) return go();
  // The last visit's time was estimated when the page was prepared, and is estimated anew.
  boot.last = undefined;
  // What was laid out is on the screen first.
  afterFrame(window, go);
});
