import { EnvironmentProvider } from '@tally/ui/Environment';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import { createTranslate } from '@tally/locales/text';
import { bcp47 } from '@tally/locales/tags';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { parseEarlyResponse, areDrawableTasks, isDrawableUser } from './earlyResponse';
import { takeBootData } from './takeBootData';
import { loadHomeTexts } from '../i18n/homeTexts';
import { browserEnvironment } from '../platform/browserEnvironment';
import { recoverStart } from './recoverStart';
import { createHomeStore } from './homeStore';
import { HomeRoot } from './HomeRoot';
import { homeState, type HomeInput } from '../screens/Home/homeState';
import type { HomeTap } from '../screens/Home/homeTaps';
import { messagingServices } from '../platform/messaging.config';

const boot = takeBootData(window);
const { session } = boot;
const atHome = session !== undefined && document.documentElement.dataset.screen === 'home';

let input: HomeInput | undefined = session && { session, ms: browserEnvironment.now(), notices: [] };
const homeStore = createHomeStore(
  {
    t: createTranslate(boot.texts, bcp47[boot.locale]),
    serviceW: messagingServices.W.name,
    visible: atHome,
  },
  // A tap that has to wait for the second phase is shown as taken.
  { read: (busy) => input && homeState({ ...input, busy }) },
);

/** Until the second phase takes over, home is drawn from what the first calls brought. */
function learn(news: Partial<HomeInput>): void {
  input = input && { ...input, ...news };
  homeStore.refresh();
}

/** Takes the prerendered shell away in the same frame in which home stands in its place. */
function TakeOver() {
  useLayoutEffect(() => document.getElementById('shell')?.remove(), []);
  return null;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <EnvironmentProvider value={browserEnvironment}>
    <GlobalStyle />
    <HomeRoot store={homeStore} />
    <TakeOver />
  </EnvironmentProvider>,
);
for (const tap of boot.taps) homeStore.tap(tap as HomeTap);
/** What arrives together is drawn together. */
let news: Partial<HomeInput> | undefined;
function soon(more: Partial<HomeInput> | false | undefined): void {
  if (!more) return;
  if (!news)
    browserEnvironment.after(0, () => {
      if (news) learn(news);
      news = undefined;
    });
  news = { ...news, ...more };
}
const [user, tasks] = boot.earlyResponses.values();
void parseEarlyResponse(user, isDrawableUser).then((data) => soon(data && { user: data }));
void parseEarlyResponse(tasks, areDrawableTasks).then((data) => soon(data && { tasks: data }));
/** On their way together with the second phase. */
const texts = loadHomeTexts[boot.locale]();
import('./startApp')
  .then(({ start }) => start({ boot, homeStore, early: () => input ?? {}, texts }))
  .catch(() => recoverStart(boot));
