import { loginReloadMs } from '@tally/contract/limits/login';
import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts, type Translate } from '@tally/locales/text';
import type { LoadTexts } from './i18n/loadTexts';
import { createDroppedItems } from './api/droppedItems';
import { createRefusalLog } from './api/refusalLog';
import { createServedPages } from './api/servedPages';
import { createBridgeMiddleware } from './bridge/bridgeMiddleware';
import { showInsets } from './platform/viewport/insets';
import { startLuckyListeners } from './features/lucky/luckyListeners';
import { selectAdConfigs } from './features/offers/adConfigs';
import { startRewardRetries } from './features/tasks/retryRewards';
import { startRewardListeners } from './features/tasks/rewardListeners';
import { loadOnce } from './navigation/lazyWithPreload';
import { delay } from './platform/time/delay';
import type { Secrets } from './platform/services';
import { startLoginListeners } from './session/loginListeners';
import { selectUser } from './session/selectors';
import { selectSdk } from './state/sessionSlice';
import type { Session } from './state/session';
import type { AppContext, AppStore, Chunks, StartAppListening } from './state/appStore';
import { createNavigation } from './navigation/navigation';
import { createNetwork } from './platform/network';
import { createServerClock } from './platform/time/serverClock';
import type { Services, Stop } from './platform/services';
import { createTokenVault } from './platform/storage/tokenVault';
import { createAppListeners, createAppStore } from './store';

/** The app without its pages: store, context and functions that the pages need. */
export interface CreatedApp {
  store: AppStore;
  context: AppContext;
  /** Translate function with home's texts. */
  translate: Translate<'home'>;
  /** Registers listeners; the screens behind home register theirs when they are loaded. */
  startListening: StartAppListening;
  /**
   * Starts the bridge to the host. `hostBack`: handles the hardware back key; returns true when the page has handled
   * it.
   */
  startBridge(hostBack: () => boolean): Stop;
}

/** What the app is made of. */
interface AppParts {
  services: Services;
  /** Object on which the host's callbacks are installed. */
  page: object;
  session: Session | undefined;
  secrets: Secrets;
  locale: LocaleCode;
  /** Home's; the others are loaded with the part of the app that uses them. */
  texts: Texts<'home'>;
  deferredTexts: LoadTexts<'deferred'>;
  pageTexts: LoadTexts<'pages'>;
  operatorTexts: LoadTexts<'operator'>;
  textsOf: (locale: LocaleCode) => Promise<Texts>;
  path: string;
  /** How many pages of the app precede the current history entry; omitted where the router keeps its own history. */
  pagesBefore?: () => number;
}

/** The code of pages, dialogs and home's deferred part, with its texts: loaded when it is used. */
const chunksOf = ({ locale, texts, deferredTexts, pageTexts, operatorTexts }: AppParts): Chunks => ({
  pageChunk: loadOnce(async () => {
    const [{ createPageChunk }, deferred, pages] = await Promise.all([
      import('./startup/pageChunk'),
      deferredTexts(),
      pageTexts(),
    ]);
    return createPageChunk(locale, { ...texts, ...deferred.default, ...pages.default });
  }),
  operatorChunk: loadOnce(async () => {
    const [{ createOperatorChunk }, deferred, pages, operator] = await Promise.all([
      import('./startup/operatorChunk'),
      deferredTexts(),
      pageTexts(),
      operatorTexts(),
    ]);
    return createOperatorChunk(locale, { ...texts, ...deferred.default, ...pages.default, ...operator.default });
  }),
  deferredChunk: loadOnce(async () => {
    const [{ createDeferredChunk }, deferred] = await Promise.all([import('./startup/deferredChunk'), deferredTexts()]);
    return createDeferredChunk(locale, { ...texts, ...deferred.default });
  }),
});

/** Creates the app on the services of a browser, a story or a test. */
export function createApp(parts: AppParts): CreatedApp {
  const { services, secrets } = parts;
  const vault = createTokenVault(secrets.token);
  /**
   * From here on nothing of the person before is left: neither in the store, nor in what waits or is noted (PERSON-15).
   */
  const begin = (token: string | undefined) => {
    vault.set(token, token === undefined ? undefined : delay(services, loginReloadMs));
    context.dialogAnswers.clear();
    context.refusals.clear();
    store.renew();
  };
  const bridge = createBridgeMiddleware({
    services,
    page: parts.page,
    vault: { get: vault.get, set: begin },
    setInsets: (insets) => showInsets(document.documentElement, services.sessionStorage, insets),
  });
  const context: AppContext = {
    services,
    vault,
    addressKey: createTokenVault(secrets.key),
    clock: createServerClock(services),
    network: createNetwork(services),
    changes: { count: 0 },
    droppedItems: createDroppedItems(),
    refusals: createRefusalLog(),
    servedPages: createServedPages(),
    sendOnce: bridge.sendOnce,
    dialogAnswers: new Map(),
    uuid: secrets.uuid,
    navigation: createNavigation(parts.path, { pagesBefore: parts.pagesBefore, home: parts.session !== undefined }),
    locale: parts.locale,
    textsOf: parts.textsOf,
    ...chunksOf(parts),
  };
  const { middleware, startAppListening, clearListeners } = createAppListeners(context);
  const { bridgeMiddleware } = bridge;
  const store = createAppStore(context, parts.session ?? null, { listeners: middleware, bridgeMiddleware });
  return {
    store,
    context,
    startListening: startAppListening,
    translate: createTranslate<'home'>(parts.texts, bcp47[parts.locale]),
    startBridge: (hostBack) => {
      for (const start of [startRewardListeners, startRewardRetries, startLuckyListeners, startLoginListeners])
        start(startAppListening);
      const stop = bridge.start({
        sdk: () => selectSdk(store.getState()),
        adConfigs: () => selectAdConfigs(store.getState(), services),
        adShowType: () => selectUser(store.getState())?.adShowType ?? 0,
        hostBack,
      });
      return () => {
        stop();
        clearListeners();
      };
    },
  };
}
