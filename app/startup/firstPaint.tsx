import { createTranslate } from '@tally/locales/text';
import { bcp47 } from '@tally/locales/tags';
import { hydrateRoot } from 'react-dom/client';
import { parseEarlyResponse, areDrawableTasks, isDrawableUser } from './earlyResponse';
import { releaseRows } from './finishedRows';
import { takeBootData } from './takeBootData';
import { loadHomeTexts } from '../i18n/homeTexts';
import { browserEnvironment } from '../platform/browserEnvironment';
import { createEncryptedStorage } from '../platform/encryptedStorage';
import { safeStorage } from '../platform/storage';
import { recoverStart } from './recoverStart';
import { createHomeStore } from './homeStore';
import { HydratedHome } from './HydratedHome';
import { prerenderedHome } from './prerenderedHome';
import { homeState, type HomeInput } from '../screens/Home/homeState';
import type { HomeTap } from '../screens/Home/homeTaps';
import { lastNumbers, type OpenedHome } from '../session/lastNumbers';
import { messagingServices } from '../platform/messaging.config';

const boot = takeBootData(window);
const { session } = boot;
const atHome = session !== undefined && document.documentElement.dataset.screen === 'home';

/** The numbers of the last visit that still apply today. */
const numbersOf = (last: OpenedHome | undefined) => session && last && lastNumbers(last, session.market);
// The last visit's numbers are shown until the server has answered.
let input: HomeInput | undefined = session && {
  session,
  ms: browserEnvironment.now(),
  notices: [],
  ...numbersOf(boot.last),
};
const homeStore = createHomeStore(
  {
    t: createTranslate(boot.texts, bcp47[boot.locale]),
    serviceW: messagingServices.W.name,
    visible: atHome,
    prerendered: prerenderedHome(boot.filled),
  },
  // A tap that has to wait for the second phase is shown as busy.
  { read: (busy) => input && homeState({ ...input, busy }) },
  boot.taps,
);

/** Adds data from the first responses; home is rendered from it until the second phase takes over. */
function learn(news: Partial<HomeInput>): void {
  input = input && { ...input, ...news };
  homeStore.refresh();
}

/**
 * Called after hydration. React now controls home's elements: it hides them when another page was requested, and
 * handles their taps.
 */
function takeOver(): void {
  delete document.documentElement.dataset.screen;
  releaseRows(document);
  for (const tap of boot.taps.take()) homeStore.tap(tap as HomeTap);
}

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
hydrateRoot(root, <HydratedHome store={homeStore} onHydrated={takeOver} />);
/** Collects data that arrives within one task, so that it is rendered together. */
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
if (boot.entry.to === 'resume')
  void createEncryptedStorage(safeStorage(() => sessionStorage))
    .load()
    .then(({ token }) => {
      const last = numbersOf(boot.lastOf(token));
      if (last && !input?.user) soon({ ...last, tasks: input?.tasks ?? last.tasks });
    });
const [user, tasks] = boot.earlyResponses.values();
void parseEarlyResponse(user, isDrawableUser).then((data) => soon(data && { user: data, knownAt: undefined }));
void parseEarlyResponse(tasks, areDrawableTasks).then((data) => soon(data && { tasks: data }));
/** Loaded in parallel with the second phase. */
const texts = loadHomeTexts[boot.locale]();
import('./startApp')
  .then(({ start }) => start({ boot, homeStore, early: () => input ?? {}, texts }))
  .catch(() => recoverStart(boot));
