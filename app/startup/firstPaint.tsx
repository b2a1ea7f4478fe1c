import { bcp47 } from '@tally/locales/tags';
import { createTranslate } from '@tally/locales/text';
import { hydrateRoot } from 'react-dom/client';
import { parseEarlyResponse, areDrawableTasks } from './head/earlyResponse';
import { createFirstSource } from './firstSource';
import { firstTexts } from '../i18n/firstTexts';
import { loadHomeTexts } from '../i18n/loadTexts';
import { browserEnvironment } from '../platform/browserEnvironment';
import { createEncryptedStorage } from '../platform/storage/encryptedStorage';
import { safeStorage } from '../platform/storage/storage';
import { forgotten } from './shell/homeElement';
import { recoverStart } from './recoverStart';
import { showFirstInsets } from '../platform/viewport/insets';
import { takeBootData } from './head/takeBootData';
import { createHomeStore } from './homeStore';
import { HydratedHome } from './shell/HydratedHome';
import { prerenderedHome } from './shell/prerenderedHome';
import type { HomeInput } from '../screens/Home/homeState';
import type { HomeTap } from '../screens/Home/homeTaps';
import { lastNumbers, type OpenedHome } from '../session/lastNumbers';
import { messagingServices } from '../platform/messaging.config';

const boot = takeBootData(window);
const { session } = boot;
showFirstInsets(
  document.documentElement,
  safeStorage(() => sessionStorage),
  boot.query,
);

/** The numbers of the last visit that still apply today. */
const numbersOf = (last: OpenedHome | undefined) => session && last && lastNumbers(last, session.market);
// The last visit's numbers are shown until the server has answered.
const source = createFirstSource(
  session && {
    session,
    ms: browserEnvironment.now(),
    notices: [],
    ...numbersOf(boot.last),
    ...boot.person,
  },
  boot.filled,
  boot.folded,
);
if (document.documentElement.dataset.screen === forgotten) source.forget();
const homeStore = createHomeStore(
  {
    t: createTranslate<'first'>({ ...boot.texts, ...firstTexts[boot.locale] }, bcp47[boot.locale]),
    serviceW: messagingServices.W.name,
    visible: location.pathname === '/home',
    prerendered: prerenderedHome(boot.filled, boot.folded),
  },
  source,
  boot.taps,
);

/** Taps beside amounts that are filled in; they are carried out before home is hydrated. */
const early = boot.filled ? boot.taps.kept.splice(0) : [];
let hydrate: (() => void) | undefined;
const ready = early.length ? new Promise<void>((go) => (hydrate = go)) : undefined;

/** Adds data from the first responses; home is rendered from it until the second phase takes over. */
function learn(news: Partial<HomeInput>): void {
  source.learn(news);
  homeStore.refresh();
  if (!source.held()) hydrate?.();
}

/** Longest time that home stays as it was filled in, ms: the second phase may be slow, or missing. */
const longestHoldMs = 1000;

/** From now on home is rendered from the newest data. */
function release(): void {
  source.release();
  homeStore.refresh();
  hydrate?.();
}

boot.forget = () => {
  source.forget();
  release();
};

/**
 * Called after hydration. React now controls home's elements: it hides them when another page was requested, and
 * handles their taps.
 */
function takeOver(): void {
  delete document.documentElement.dataset.screen;
  const taps = boot.taps.take();
  play(taps);
  // Where amounts are filled in already, a tap is carried out before home is rendered again.
  if (!ready && !(boot.filled && taps.length)) release();
}

/** Hands taps to home; where amounts are filled in, they are carried out before home is rendered again. */
function play(taps: string[]): void {
  for (const tap of taps) homeStore.tap(tap as HomeTap);
  if (taps.length) browserEnvironment.after(longestHoldMs, release);
}
play(early);

// index.html contains it (shellPlugin.ts).
const root = document.getElementById('root') as HTMLElement;
hydrateRoot(root, <HydratedHome store={homeStore} ready={ready} onHydrated={takeOver} />);
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
      const input = source.input();
      if (last && !input?.user) soon({ ...last, tasks: input?.tasks ?? last.tasks });
    });
void boot.answered.then((data) => soon(data && { user: data, knownAt: undefined }));
const [, tasks] = boot.earlyResponses.values();
void parseEarlyResponse(tasks, areDrawableTasks).then((data) => soon(data && { tasks: data }));
/** Loaded in parallel with the second phase. */
const texts = loadHomeTexts[boot.locale]();
import('./startApp')
  .then((phase) => phase.start({ boot, homeStore, early: () => source.input() ?? {}, release, texts }))
  .catch(() => recoverStart(boot));
