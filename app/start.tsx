import { createI18n, loadTexts } from '@tally/locales/i18n';
import { AmbientProvider } from '@tally/ui/Ambient';
import { App } from './App';
import { watchBackKey } from './backKey';
import type { Boot } from './boot/boot';
import { createBridge } from './bridge/bridge';
import { createBridgeEffects } from './bridgeEffects';
import { storeLink } from './links';
import { liveServices } from './live/services';
import type { Outside } from './outside';
import { watchPage } from './watchPage';
import { createServerClock } from './serverClock';
import { keepSession } from './session/sessionStore';
import { createTokenVault } from './session/tokenVault';
import type { HomeStage } from './screens/Home/homeStage';
import { createStore } from './store';

/** The second stage of the start: store, bridge, router and texts join the home screen that is already up. */
export async function start(boot: Boot, stage: HomeStage): Promise<void> {
  const services = liveServices(boot.first);
  if (boot.entry.to === 'store') {
    const link = storeLink(boot.entry.pkgName, services.host() !== undefined);
    if (link) return services.navigate(link);
  }
  const texts = await loadTexts[boot.locale]();
  const outside: Outside = {
    services,
    vault: createTokenVault(boot.secrets.token),
    clock: createServerClock(services),
    bridge: createBridge({ services, page: window }),
    answers: new Map(),
    uuid: boot.secrets.uuid,
    router: { go: () => undefined, back: () => undefined, shown: location.pathname },
  };
  if (boot.session) {
    keepSession(services.sessionStorage, boot.session);
    services.storage.set('locale', boot.locale);
  }
  const store = createStore(outside, boot.session ?? null);
  const back = watchBackKey(window, store, outside.router);
  outside.bridge.start(store, createBridgeEffects(store, outside, back.hostBack));
  watchPage(window, store, outside);
  stage.set({
    rest: (
      <AmbientProvider value={services}>
        <App store={store} outside={outside} i18n={createI18n(boot.locale, texts)} stage={stage} />
      </AmbientProvider>
    ),
  });
}
