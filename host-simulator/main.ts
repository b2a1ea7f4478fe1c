import { palette } from '@tally/tokens/color';
import { createHostSimulator } from './core';
import { drawControls, type Change } from './controls';
import { createDemoServer, type DemoPerson } from './demoServer';
import { button, el, section } from './dom';
import { createFrameKeeper, pressBack, setVisible, type FrameKeeper, type FrameWindow, type PageEntry } from './frame';
import { createLogPanel } from './logPanel';
import { createPhone } from './phone';
import { createRefusalPanel } from './refusalPanel';
import { appAddress, decodeSetup, encodeSetup, type Setup } from './setup';
import { systemClock } from './systemClock';

for (const [name, value] of Object.entries(palette)) document.documentElement.style.setProperty(`--${name}`, value);

const server = createDemoServer((input, init) => fetch(input, init));
const log = createLogPanel();
const phone = createPhone();
const forms = el('div', { className: 'forms' });
const status = el('output', { className: 'status' });
const hourMs = 3_600_000;

let setup: Setup = decodeSetup(location.hash.slice(1));
let people: DemoPerson[] = [];
let app: FrameWindow | undefined;
/** The token of the person whom the app shows, for the games that the host credits itself. */
let playing: string | undefined;

const note = (entry: PageEntry) => {
  log.add(entry);
  if (entry.what === 'link') phone.say(`The phone would open ${entry.url}`);
};
const said = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (status.textContent = error instanceof Error ? error.message : String(error)));

/** The token of a login at the page: of the chosen person, else of the first one of the market. */
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
  token: async () => loginToken().catch((error: Error) => ((status.textContent = error.message), '')),
  onLog: note,
  onAsk: (window) => phone.ask(window, (outcome) => simulator.end(window, outcome)),
  onPlayed: ({ kind }) => {
    if ((kind !== 'words' && kind !== 'quiz') || !playing) return;
    void said(server.played(kind, playing).then(() => app && (setVisible(app, 'hidden'), setVisible(app, 'visible'))));
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

/** Opens the app anew as the setup says. */
async function open() {
  app = undefined;
  playing = setup.person ? await server.signIn(setup.person) : undefined;
  // A session of an earlier setup must not go on.
  sessionStorage.clear();
  phone.frame.src = appAddress(setup, playing);
}

function change(next: Setup, how: Change) {
  setup = next;
  history.replaceState(null, '', `#${encodeSetup(setup)}`);
  phone.resize(setup.width);
  draw();
  if (how === 'page') void said(open());
}

function draw() {
  const shut = [...forms.querySelectorAll('details')].map(({ open: isOpen }) => isOpen);
  const sections = drawControls(setup, people, change);
  sections.forEach(
    (node, at) => node instanceof HTMLDetailsElement && shut[at] !== undefined && (node.open = shut[at]),
  );
  forms.replaceChildren(...sections);
}

const onApp = (act: (frame: FrameWindow) => void) => () => app && act(app);
const keys = el(
  'div',
  { className: 'keys', attributes: { role: 'toolbar', 'aria-label': 'Phone keys' } },
  button(
    'Back',
    onApp((frame) => pressBack(frame, simulator, false)),
  ),
  button(
    'Back, asking first',
    onApp((frame) => pressBack(frame, simulator, true)),
  ),
  button(
    'Background',
    onApp((frame) => setVisible(frame, 'hidden')),
  ),
  button(
    'Resume',
    onApp((frame) => setVisible(frame, 'visible')),
  ),
  button(
    'Reload',
    onApp((frame) => frame.location.reload()),
  ),
  button('Open anew', () => void said(open())),
);
const callback = el('input', {
  type: 'text',
  value: 'checkInCallback(12345, true)',
  spellcheck: false,
  attributes: { 'aria-label': 'Callback to call' },
});
/** `name(arguments)` with JSON arguments, called as the host would. */
const callByHand = () => {
  const [, name = '', args = ''] = /^\s*(\w+)\s*\((.*)\)\s*;?\s*$/s.exec(callback.value) ?? [];
  try {
    if (!name) throw new Error('Write it as name(arguments).');
    simulator.call(name, ...(JSON.parse(`[${args}]`) as unknown[]));
    status.textContent = '';
  } catch (error) {
    status.textContent = `Not called: ${(error as Error).message}`;
  }
};
const copyLink = () =>
  void said(
    navigator.clipboard
      .writeText(location.href)
      .then(() => (status.textContent = 'Link copied: it restores everything you chose.')),
  );
const clock = (label: string, shiftMs: number) =>
  button(
    label,
    () =>
      void said(
        server
          .moveClock(shiftMs)
          .then((now) => (status.textContent = `The server's clock says ${new Date(now).toLocaleString()}.`)),
      ),
  );
const operators = el('small');
const startAfresh = () => void said(server.reset().then(() => location.reload()));

document.body.append(
  el(
    'aside',
    { className: 'controls', attributes: { 'aria-label': 'Scenario' } },
    el('header', {}, el('h1', { textContent: 'Tally in a phone app' }), button('Copy link', copyLink)),
    forms,
    createRefusalPanel((refusals) => void said(server.refuse(refusals))),
    section(
      'Server',
      false,
      el('div', { className: 'row' }, clock('-1 h', -hourMs), clock('+1 h', hourMs), clock('+1 day', 24 * hourMs)),
      button('Start the demo afresh', startAfresh),
      operators,
    ),
    section('Call a callback', false, callback, button('Call it', callByHand)),
  ),
  el('main', {}, phone.node, keys, status),
  log.node,
);
draw();
phone.resize(setup.width);
void server.people().then((found) => {
  people = found;
  if (found.length === 0) status.textContent = 'This server offers no demo people: only guests can be shown.';
  draw();
  return said(open());
});
void server
  .operatorKey()
  .then(
    (key) =>
      (operators.textContent = key ? `Key of the operations area (/minibd): ${key}` : 'The operations area is shut.'),
  );
window.addEventListener('hashchange', () => change(decodeSetup(location.hash.slice(1)), 'page'));
