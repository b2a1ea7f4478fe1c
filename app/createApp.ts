import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts, type Translate } from '@tally/locales/text';
import { createDroppedItems } from './api/droppedItems';
import { createRefusalLog } from './api/refusalLog';
import { createBridge } from './bridge/bridge';
import { createBridgeEffects } from './bridgeEffects';
import { loadOnce } from './navigation/lazyWithPreload';
import type { Secrets } from './platform/services';
import type { Session } from './session/types';
import type { AppContext } from './platform/appContext';
import { createNavigation } from './navigation/navigation';
import { createServerClock } from './platform/serverClock';
import type { Services, Stop } from './platform/services';
import { createTokenVault } from './session/tokenVault';
import { createStore, type AppStore } from './store';

type LoadTexts = () => Promise<{ default: Texts }>;

/** The app without its pages: what they are handed. */
export interface CreatedApp {
  store: AppStore;
  context: AppContext;
  /** Home's texts. */
  translate: Translate;
  /** Listens to the host from now on. `hostBack`: a step of the hardware back key; true when it was used up. */
  startBridge(hostBack: () => boolean): Stop;
}

/**
 * Puts the app together on any outside world: the browser's, a story's or a test's.
 * @param page where the host's callbacks are put
 * @param pagesBefore how many pages of the app the address has before it; left out where the router keeps its own history
 * @param lateTexts fetches what only the late part of home says; left out where `texts` is all of it
 * @param moreTexts the same for the pages behind home
 */
export function createApp(parts: {
  services: Services;
  page: object;
  session: Session | undefined;
  secrets: Secrets;
  locale: LocaleCode;
  texts: Texts;
  lateTexts?: LoadTexts;
  moreTexts?: LoadTexts;
  textsOf: (locale: LocaleCode) => Promise<Texts>;
  path: string;
  pagesBefore?: () => number;
}): CreatedApp {
  const { services, secrets } = parts;
  const context: AppContext = {
    services,
    vault: createTokenVault(secrets.token),
    operatorKey: createTokenVault(secrets.key),
    clock: createServerClock(services),
    droppedItems: createDroppedItems(),
    refusals: createRefusalLog(),
    bridge: createBridge({ services, page: parts.page }),
    dialogAnswers: new Map(),
    uuid: secrets.uuid,
    navigation: createNavigation(parts.path, { pagesBefore: parts.pagesBefore, home: parts.session !== undefined }),
    locale: parts.locale,
    textsOf: parts.textsOf,
    pageChunk: loadOnce(async () => {
      const [{ createPageChunk: createPageKit }, late, more] = await Promise.all([
        import('./startup/pageChunk'),
        parts.lateTexts?.(),
        parts.moreTexts?.(),
      ]);
      return createPageKit(parts.locale, { ...parts.texts, ...late?.default, ...more?.default });
    }),
    deferredChunk: loadOnce(async () => {
      const [{ createDeferredChunk: createLateKit }, late] = await Promise.all([
        import('./startup/deferredChunk'),
        parts.lateTexts?.(),
      ]);
      return createLateKit(parts.locale, { ...parts.texts, ...late?.default });
    }),
  };
  const store = createStore(context, parts.session ?? null);
  return {
    store,
    context: context,
    translate: createTranslate(parts.texts, bcp47[parts.locale]),
    startBridge: (hostBack) => context.bridge.start(store, createBridgeEffects(store, context, hostBack)),
  };
}
