import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import { App } from '../App';
import { createApp } from '../createApp';
import { selectDialog } from '../overlays/overlaysSlice';
import { routeOf } from '../screens/routes';
import { watchHardwareBack } from '../navigation/hardwareBack';
import { pagesBefore } from '../navigation/historyGuard';
import { loadDeferredTexts } from '../i18n/deferredTexts';
import { loadHomeTexts } from '../i18n/homeTexts';
import { loadPageTexts } from '../i18n/pageTexts';
import { ownStoreLink } from './ownStoreLink';
import { persistEntry } from './persistEntry';
import { createBrowserServices } from './browserServices';
import type { BootData } from './bootData';
import type { Services } from '../platform/services';
import { homeTapped } from '../screens/Home/homeActions';
import { createHomeSource } from '../screens/Home/homeSource';
import type { HomeInput } from '../screens/Home/homeState';
import { PersistentHomeProvider } from '../screens/Home/mountedHome';
import type { HomeStore } from './homeStore';
import { refetchOnReturn } from '../session/refetchOnReturn';

/** All parts of a language's texts. What index.html holds of it is not among them. */
const textsOf = async (locale: LocaleCode): Promise<Texts> => {
  const parts = await Promise.all([loadHomeTexts, loadDeferredTexts, loadPageTexts].map((load) => load[locale]()));
  return Object.assign({}, ...parts.map((part) => part.default)) as Texts;
};

/** The web font is fetched this long after the start, ms: what was tapped until then is open. */
const fontAfterMs = 600;
/** The next opening is prepared this long after the start, ms: when what comes late on home has arrived. */
const prepareAfterMs = 2000;
/** Without it the next opening is as this one was. */
const noNext = () => undefined;

/** Lets the browser answer and paint in between: one task for all of the start would be long on a slow phone. */
const nextTask = ({ after }: Pick<Services, 'after'>) => new Promise<void>((go) => void after(0, go));

/** What the first phase hands over. */
export interface FirstPhase {
  boot: BootData;
  homeStore: HomeStore;
  /** What the calls of the page head have brought so far. */
  early: () => Pick<HomeInput, 'user' | 'tasks' | 'knownAt'>;
  /** Home's texts, on their way together with this file. */
  texts: Promise<{ default: Texts }>;
}

/** The second phase of the start: store, bridge, router and texts join the home screen that is already up. */
export async function start({ boot, homeStore, early, texts }: FirstPhase): Promise<void> {
  const services = createBrowserServices(boot.earlyResponses);
  await nextTask(services);
  if (boot.entry.to === 'store') {
    const link = await ownStoreLink(services.fetch, boot.entry.pkgName, services.host() !== undefined);
    if (link) return services.navigate(link);
  }
  if (boot.session) services.storage.set('locale', boot.locale);
  const secrets = boot.entry.to === 'resume' ? services.secrets.load() : Promise.resolve(boot.secrets);
  void persistEntry(boot, services);
  const app = createApp({
    services,
    page: window,
    session: boot.session,
    secrets: await secrets,
    locale: boot.locale,
    texts: { ...boot.texts, ...(await texts).default },
    deferredTexts: loadDeferredTexts[boot.locale],
    pageTexts: loadPageTexts[boot.locale],
    textsOf,
    path: boot.entry.to === 'store' ? '/404' : location.pathname,
    pagesBefore: () => pagesBefore(window),
  });
  const currentRoute = () => routeOf(app.context.navigation.currentPath());
  const back = watchHardwareBack(
    window,
    app.context.navigation,
    () => selectDialog(app.store.getState()) !== undefined || currentRoute().back === 'ignored',
  );
  app.startBridge(back.hostBack);
  refetchOnReturn(window, app.store, app.context, currentRoute().opens);
  // What was tapped needs the store and the phone app, not the pages: its window opens, or its dialog waits for them.
  homeStore.listen((tap) => app.store.dispatch(homeTapped(tap)));
  await nextTask(services);
  homeStore.connect(createHomeSource(app, early));
  homeStore.set({
    app: (
      <PersistentHomeProvider value={homeStore}>
        <App app={app} />
      </PersistentHomeProvider>
    ),
  });
  // The web font comes last: until then the phone's own stands in its place, as wide and as high. The page is laid out anew
  // for it, which must not come between a tap and its answer.
  services.after(fontAfterMs, () => void import('@tally/ui/theme/fonts.css'));
  // The next opening is prepared when this one is over its work.
  if (import.meta.env.PROD)
    services.after(
      prepareAfterMs,
      () => void import('./nextOpening').then((next) => next.prepareNextOpening(window, app), noNext),
    );
}
