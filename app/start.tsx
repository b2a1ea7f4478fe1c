import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import { App } from './App';
import { assemble } from './assemble';
import { watchBackKey } from './backKey';
import { pagesBefore } from './boot/firstPage';
import { loadLateTexts } from './boot/lateTexts';
import { loadHomeTexts } from './boot/texts';
import { loadMoreTexts } from './boot/moreTexts';
import { storeLink } from './links';
import { keepEntry } from './live/keepEntry';
import { liveServices } from './live/services';
import { boot, stage, texts } from './main';
import { watchPage } from './watchPage';

/** All parts of a language's texts. What index.html holds of it is not among them. */
const textsOf = async (locale: LocaleCode): Promise<Texts> => {
  const parts = await Promise.all([loadHomeTexts, loadLateTexts, loadMoreTexts].map((load) => load[locale]()));
  return Object.assign({}, ...parts.map((part) => part.default)) as Texts;
};

/** The second stage of the start: store, bridge, router and texts join the home screen that is already up. */
export async function start(): Promise<void> {
  const services = liveServices(boot.first);
  if (boot.entry.to === 'store') {
    const link = storeLink(boot.entry.pkgName, services.host() !== undefined);
    if (link) return services.navigate(link);
  }
  if (boot.session) services.storage.set('locale', boot.locale);
  const secrets = boot.entry.to === 'resume' ? services.secrets.kept() : Promise.resolve(boot.secrets);
  void keepEntry(boot, services);
  const app = assemble({
    services,
    page: window,
    session: boot.session,
    secrets: await secrets,
    locale: boot.locale,
    texts: { ...boot.texts, ...(await texts).default },
    lateTexts: loadLateTexts[boot.locale],
    moreTexts: loadMoreTexts[boot.locale],
    textsOf,
    path: location.pathname,
    pagesBefore: () => pagesBefore(window),
  });
  const back = watchBackKey(window, app.store, app.outside.router);
  app.startBridge(back.hostBack);
  watchPage(window, app.store, app.outside);
  stage.set({ rest: <App app={app} stage={stage} /> });
  // The web font comes last: until then the phone's own stands in its place, as wide and as high.
  services.after(0, () => void import('@tally/ui/theme/fonts.css'));
}
