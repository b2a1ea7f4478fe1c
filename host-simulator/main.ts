import { palette } from '@tally/tokens/palette';
import { createHostSimulator } from './host/hostSimulator';
import { drawControls, type Change } from './controls/controls';
import { createDemoServer, type DemoPerson } from './controls/demoServer';
import { createCallbackForm } from './controls/callbackForm';
import { button, el } from './dom';
import { createFrameKeeper, setVisible, type FrameKeeper, type FrameWindow, type PageEntry } from './phone/frame';
import { createLogPanel } from './controls/logPanel';
import { createPhone } from './phone/phone';
import { createPhoneKeys } from './phone/phoneKeys';
import { createRefusalPanel } from './controls/refusalPanel';
import { createServerSection } from './controls/serverSection';
import { appAddress, barHeights, decodeSetup, encodeSetup, type Setup } from './setup';
import { systemClock } from './host/systemClock';

for (const [name, value] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, value);

const server = createDemoServer((input, init) => fetch(input, init));
const log = createLogPanel();
const phone = createPhone();
const forms = el('div', { className: 'forms' });
const status = el('output', { className: 'status' });

let setup: Setup = decodeSetup(location.hash.slice(1));
let people: DemoPerson[] = [];
let app: FrameWindow | undefined;
/** Token of the signed-in user, for rounds of games that the host's backend reports. */
let playing: string | undefined;

const note = (entry: PageEntry) => {
  log.add(entry);
  if (entry.what === 'link') phone.showMessage(`The phone would open ${entry.url}`);
};
const showStatus = (message: string) => (status.textContent = message);
/** Shows the error on the page if the promise is rejected. */
const attempt = (work: Promise<unknown>) =>
  work.catch((error: unknown) => showStatus(error instanceof Error ? error.message : String(error)));

/** Returns a token for a login started by the page: for the selected user, else for the first one of the market. */
const loginToken = async () => {
  const person = setup.loginAs || people.find(({ market }) => market === setup.market)?.id;
  if (!person) throw new Error('The server has no demo people: a login cannot work.');
  playing = await server.signIn(person);
  return playing;
};

const simulator = createHostSimulator({
  scenario: () => setup.scenario,
  clock: systemClock,
  page: () => app ?? {},
  token: async () => loginToken().catch((error: Error) => (showStatus(error.message), '')),
  onLog: note,
  onWindow: (window) => phone.openWindow(window, (outcome) => simulator.end(window, outcome)),
  onLogOut: () => {
    playing = undefined;
    // The app is opened as a guest's from now on.
    change({ ...setup, person: '', loginAs: setup.loginAs || setup.person }, 'host');
  },
  onPlayed: ({ kind }) => {
    if ((kind !== 'words' && kind !== 'quiz') || !playing) return;
    void attempt(
      server.played(kind, playing).then(() => app && (setVisible(app, 'hidden'), setVisible(app, 'visible'))),
    );
  },
});
const keeper = createFrameKeeper({
  simulator,
  fault: () => setup.fault,
  now: () => systemClock.now(),
  note,
  onAttach: (frame) => {
    app = frame;
  },
});
(window as Window & { __hostPage?: FrameKeeper }).__hostPage = keeper;

/** Opens the app again with the current setup. */
async function open() {
  app = undefined;
  playing = setup.person ? await server.signIn(setup.person) : undefined;
  // Ends the session of an earlier setup.
  sessionStorage.clear();
  phone.frame.src = appAddress(setup, playing);
}

function change(next: Setup, how: Change) {
  setup = next;
  history.replaceState(null, '', `#${encodeSetup(setup)}`);
  phone.resize(setup.width);
  draw();
  if (how === 'page') void attempt(open());
}

function draw() {
  const wasOpen = [...forms.querySelectorAll('details')].map((part) => part.open);
  const sections = drawControls(setup, people, change);
  sections.forEach(
    (node, at) => node instanceof HTMLDetailsElement && wasOpen[at] !== undefined && (node.open = wasOpen[at]),
  );
  forms.replaceChildren(...sections);
}

const keys = createPhoneKeys({
  app: () => app,
  simulator,
  bars: () => barHeights(setup),
  openAnew: () => void attempt(open()),
});
const callbackForm = createCallbackForm(simulator, showStatus);
const copyLink = () =>
  void attempt(
    navigator.clipboard
      .writeText(location.href)
      .then(() => showStatus('Link copied: it restores everything you chose.')),
  );
document.body.append(
  el(
    'aside',
    { className: 'controls', attributes: { 'aria-label': 'Scenario' } },
    el('header', {}, el('h1', { textContent: 'Tally in a phone app' }), button('Copy link', copyLink)),
    forms,
    createRefusalPanel((refusals) => void attempt(server.refuse(refusals))),
    createServerSection(server, { attempt, showStatus }),
    callbackForm,
  ),
  el('main', {}, phone.node, keys, status),
  log.node,
);
draw();
phone.resize(setup.width);
void server.people().then((found) => {
  people = found;
  if (found.length === 0) showStatus('This server offers no demo people: only guests can be shown.');
  draw();
  return attempt(open());
});
window.addEventListener('hashchange', () => change(decodeSetup(location.hash.slice(1)), 'page'));
