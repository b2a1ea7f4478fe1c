import { loadTexts } from '@tally/locales/i18n';
import { App } from './App';
import { assemble } from './assemble';
import { watchBackKey } from './backKey';
import type { Boot } from './boot/boot';
import { storeLink } from './links';
import { liveServices } from './live/services';
import type { HomeStage } from './screens/Home/homeStage';
import { keepSession } from './session/sessionStore';
import { watchPage } from './watchPage';

/** The second stage of the start: store, bridge, router and texts join the home screen that is already up. */
export async function start(boot: Boot, stage: HomeStage): Promise<void> {
  const services = liveServices(boot.first);
  if (boot.entry.to === 'store') {
    const link = storeLink(boot.entry.pkgName, services.host() !== undefined);
    if (link) return services.navigate(link);
  }
  if (boot.session) {
    keepSession(services.sessionStorage, boot.session);
    services.storage.set('locale', boot.locale);
  }
  const secrets = boot.entry.to === 'resume' ? services.secrets.kept() : Promise.resolve(boot.secrets);
  const { token, uuid } = boot.secrets;
  if (boot.entry.to === 'app') void services.secrets.keep({ ...(token && { token }), ...(uuid && { uuid }) });
  const texts = await loadTexts[boot.locale]();
  const app = assemble({ services, page: window, session: boot.session, secrets: await secrets, locale: boot.locale, texts, path: location.pathname });
  const back = watchBackKey(window, app.store, app.outside.router);
  app.startBridge(back.hostBack);
  watchPage(window, app.store, app.outside);
  stage.set({ rest: <App app={app} stage={stage} /> });
}
