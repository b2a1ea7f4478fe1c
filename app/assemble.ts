import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts, type Translate } from '@tally/locales/text';
import { createDroppedItems } from './api/droppedItems';
import { createRefusalLog } from './api/refusalLog';
import { createBridge } from './bridge/bridge';
import { createBridgeEffects } from './bridgeEffects';
import { cached } from './cached';
import type { Secrets, Session } from './entry';
import type { Outside } from './outside';
import { createRouterHandle } from './routerHandle';
import { createServerClock } from './serverClock';
import type { Services, Stop } from './services';
import { createTokenVault } from './session/tokenVault';
import { createStore, type AppStore } from './store';

type LoadTexts = () => Promise<{ default: Texts }>;

/** The app without its pages: what they are handed. */
export interface Assembled {
  store: AppStore;
  outside: Outside;
  /** Home's texts. */
  text: Translate;
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
export function assemble(parts: {
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
}): Assembled {
  const { services, secrets } = parts;
  const outside: Outside = {
    services,
    vault: createTokenVault(secrets.token),
    operatorKey: createTokenVault(secrets.key),
    clock: createServerClock(services),
    dropped: createDroppedItems(),
    refusals: createRefusalLog(),
    bridge: createBridge({ services, page: parts.page }),
    answers: new Map(),
    uuid: secrets.uuid,
    router: createRouterHandle(parts.path, { pagesBefore: parts.pagesBefore, home: parts.session !== undefined }),
    locale: parts.locale,
    textsOf: parts.textsOf,
    pageKit: cached(async () => {
      const [{ createPageKit }, late, more] = await Promise.all([
        import('./pageKit'),
        parts.lateTexts?.(),
        parts.moreTexts?.(),
      ]);
      return createPageKit(parts.locale, { ...parts.texts, ...late?.default, ...more?.default });
    }),
    lateKit: cached(async () => {
      const [{ createLateKit }, late] = await Promise.all([import('./lateKit'), parts.lateTexts?.()]);
      return createLateKit(parts.locale, { ...parts.texts, ...late?.default });
    }),
  };
  const store = createStore(outside, parts.session ?? null);
  return {
    store,
    outside,
    text: createTranslate(parts.texts, bcp47[parts.locale]),
    startBridge: (hostBack) => outside.bridge.start(store, createBridgeEffects(store, outside, hostBack)),
  };
}
