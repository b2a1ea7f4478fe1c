import { AmbientProvider } from '@tally/ui/Ambient';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import { createTranslate } from '@tally/locales/text';
import { bcp47 } from '@tally/locales/tags';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { firstAnswer, tasksFit, userFits } from './boot/firstAnswer';
import { takeBoot } from './boot/takeBoot';
import { loadHomeTexts } from './boot/texts';
import { liveAmbient } from './live/ambient';
import { startAgain } from './live/startAgain';
import { createHomeStage, type HomeStage } from './screens/Home/homeStage';
import { homeState, type HomeInput } from './screens/Home/homeState';
import { tappedTask, type HomeTap } from './screens/Home/homeTaps';
import { StageView } from './screens/Home/StageView';
import { messagingServices } from './services.config';

/* What the second stage takes over; it imports nothing of it before this file has run. */
export const boot = takeBoot(window);
const { session } = boot;
const atHome = session !== undefined && document.documentElement.dataset.screen === 'home';

let input: HomeInput | undefined = session && {
  session,
  ms: liveAmbient.now(),
  notices: [],
  busy: [],
};
export const stage: HomeStage = createHomeStage(
  {
    home: input && homeState(input),
    t: createTranslate(boot.texts, bcp47[boot.locale]),
    serviceW: messagingServices.W.name,
    visible: atHome,
    root: null,
    rest: null,
  },
  (tap) => {
    // A tap that has to wait for the second stage is shown as taken.
    const task = tappedTask(tap);
    if (task && input) learn({ busy: [...(input.busy ?? []), task] });
  },
);

/** Until the second stage takes over, home is drawn from what the first calls brought. */
function learn(news: Partial<HomeInput>): void {
  if (!input || stage.get().rest !== null) return;
  input = { ...input, ...news };
  stage.set({ home: homeState(input), known: input });
}

/** Takes the prerendered shell away in the same frame in which home stands in its place. */
function TakeOver() {
  useLayoutEffect(() => document.getElementById('shell')?.remove(), []);
  return null;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <AmbientProvider value={liveAmbient}>
    <GlobalStyle />
    <StageView stage={stage} />
    <TakeOver />
  </AmbientProvider>,
);
for (const tap of boot.taps) stage.tap(tap as HomeTap);
/** What arrives together is drawn together. */
let news: Partial<HomeInput> | undefined;
function soon(more: Partial<HomeInput> | false | undefined): void {
  if (!more) return;
  if (!news)
    liveAmbient.after(0, () => {
      if (news) learn(news);
      news = undefined;
    });
  news = { ...news, ...more };
}
const [user, tasks] = boot.first.values();
void firstAnswer(user, userFits).then((data) => soon(data && { user: data }));
void firstAnswer(tasks, tasksFit).then((data) => soon(data && { tasks: data }));
/** On their way together with the second stage. */
export const texts = loadHomeTexts[boot.locale]();
import('./start').then(({ start }) => start()).catch(() => startAgain(boot));
