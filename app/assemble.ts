import { createI18n } from '@tally/locales/i18n';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { i18n } from 'i18next';
import { createBridge } from './bridge/bridge';
import { createBridgeEffects } from './bridgeEffects';
import type { Secrets, Session } from './entry';
import type { Outside } from './outside';
import { createRouterHandle } from './routerHandle';
import { createServerClock } from './serverClock';
import type { Services, Stop } from './services';
import { createTokenVault } from './session/tokenVault';
import { createStore, type AppStore } from './store';

/** The app without its pages: what they are handed. */
export interface Assembled {
  store: AppStore;
  outside: Outside;
  i18n: i18n;
  /** Listens to the host from now on. `hostBack`: a step of the hardware back key; true when it was used up. */
  startBridge(hostBack: () => boolean): Stop;
}

/**
 * Puts the app together on any outside world: the browser's, a story's or a test's.
 * @param page where the host's callbacks are put
 * @param moreTexts fetches what the pages behind home say; left out where `texts` is all of it
 */
export function assemble(parts: { services: Services; page: object; session: Session | undefined; secrets: Secrets; locale: LocaleCode; texts: Texts; moreTexts?: () => Promise<{ default: Texts }>; path: string }): Assembled {
  const { services, secrets } = parts;
  const words = createI18n(parts.locale, parts.texts);
  let more: Promise<void> | undefined;
  const outside: Outside = {
    services,
    vault: createTokenVault(secrets.token),
    clock: createServerClock(services),
    bridge: createBridge({ services, page: parts.page }),
    answers: new Map(),
    uuid: secrets.uuid,
    router: createRouterHandle(parts.path),
    moreTexts: () => (more ??= parts.moreTexts?.().then(({ default: texts }) => void words.addResources(parts.locale, 'translation', texts)) ?? Promise.resolve()),
  };
  const store = createStore(outside, parts.session ?? null);
  return {
    store,
    outside,
    i18n: words,
    startBridge: (hostBack) => outside.bridge.start(store, createBridgeEffects(store, outside, hostBack)),
  };
}
