import type {
  AnsweredWindowKind,
  HostCallbackName,
  HostMethod,
  RewardsHostObject,
  WindowKind,
} from '@tally/contract/host/host';
import { isSecureLink, isShareLink } from '@tally/contract/host/hostLinks';
import { windowIdMax, windowIdMin } from '@tally/contract/limits/host';
import { createAppLauncher } from './appLauncher';
import { createCallbacks, type HostCallbacks } from './callbacks';
import type { LogEntry } from './log';
import type { Scenario, WindowOutcome } from './scenario';
import { strictly } from './strict';
import type { SimulatorClock } from './systemClock';

/** A host window that the page has opened and that is still open. */
export interface OpenWindow {
  kind: WindowKind;
  windowId: number;
  payload: string;
}

export interface SimulatorOptions {
  /** Read again at each call, so that it can be changed at any time. */
  scenario(): Scenario;
  clock: SimulatorClock;
  /** The page's window with its callbacks; read again at each call, since a reload replaces it. */
  page(): object;
  /** The token of a successful login. */
  token(): string | Promise<string>;
  onLog?(entry: LogEntry): void;
  /** Called when a window opens whose outcome the tester chooses (`ask`). */
  onWindow?(window: OpenWindow): void;
  /** Called when a game was completed: the host's backend reports it. */
  onPlayed?(window: OpenWindow): void;
  /** Called when the login was ended: the phone app has forgotten the token. */
  onLogOut?(): void;
}

export interface HostSimulator {
  /** The value of `window.RewardsHost`; undefined if the scenario has no host. */
  host(): RewardsHostObject | undefined;
  /** Closes a window opened with the outcome `ask`. */
  end(window: OpenWindow, outcome: Exclude<WindowOutcome, 'ask'>): void;
  /** A press of the back key, as the scenario's phone app handles it: the caller's `step` goes back in the history. */
  pressBack(step: () => void): void;
  /** Calls a callback of the page with any arguments. */
  call(name: string, ...args: unknown[]): unknown;
  readonly log: readonly LogEntry[];
}

/** An invalid token: a login token is longer than 50 characters. */
const shortToken = 'x'.repeat(50);
const callbackOf: Record<AnsweredWindowKind, HostCallbackName> & Partial<Record<WindowKind, HostCallbackName>> = {
  checkin: 'checkInCallback',
  lottery: 'lotteryCallback',
  videoad: 'videoAdCallback',
  lucky: 'luckytaskCallback',
};
/** An argument that a host may leave out. */
const given = (text: string) => (text === '' ? [] : [text]);
const wrongId = (id: number) => (id < windowIdMax ? id + 1 : windowIdMin);

/** The windows: each ends as its outcome says, and tells the page what its kind has a callback for. */
function createWindows(
  { scenario, onWindow, onPlayed }: Pick<SimulatorOptions, 'scenario' | 'onWindow' | 'onPlayed'>,
  { call, soon, answer, flag, withId }: HostCallbacks,
) {
  const end = (window: OpenWindow, outcome: Exclude<WindowOutcome, 'ask'>) => {
    const { kind } = window;
    const callback = callbackOf[kind];
    if (!callback) return outcome === 'true' || outcome === 'clicked' ? soon(() => onPlayed?.(window)) : undefined;
    const id = outcome === 'wrongId' ? wrongId(window.windowId) : window.windowId;
    answer(outcome, () => {
      const { luckyApp, luckyInfo } = scenario();
      if (kind === 'lucky' && outcome === 'clicked') call('luckytaskClicked', ...withId(id, ...given(luckyApp)));
      const click = kind === 'videoad' && outcome === 'clicked' ? [flag(true)] : [];
      const info = kind === 'lucky' ? given(luckyInfo) : [];
      call(callback, ...withId(id, flag(outcome !== 'false'), ...click, ...info));
    });
  };

  const show = (kind: WindowKind) => (windowId: number, payload: string) => {
    const window = { kind, windowId, payload };
    const outcome = scenario().windows[kind];
    if (outcome === 'ask') onWindow?.(window);
    else end(window, outcome);
    return true;
  };

  return { show, end };
}

/** The login: its outcome decides which token the page gets, and when. */
const createLogin =
  ({ scenario, token }: Pick<SimulatorOptions, 'scenario' | 'token'>, { call, answer }: HostCallbacks) =>
  () => {
    const { login } = scenario();
    const given = login === 'short' ? shortToken : token();
    const answerWith = (text: string) => answer(login, () => call('loginCallback', text));
    if (typeof given === 'string') answerWith(given);
    else void given.then(answerWith, () => answerWith(''));
  };

/** The end of a login, where the scenario has it. */
const createLogOut =
  ({
    scenario,
    onLogOut,
  }: Pick<SimulatorOptions, 'scenario'> & { onLogOut: SimulatorOptions['onLogOut'] | undefined }) =>
  () => {
    const ended = scenario().logOut === 'ends';
    if (ended) onLogOut?.();
    return ended;
  };

/**
 * A native host that behaves as its scenario says. Like Android's bridge it throws for a detached call, a wrong number
 * of arguments or an argument that is not a primitive.
 */
export function createHostSimulator({
  scenario,
  clock,
  page,
  token,
  onLog,
  onWindow,
  onPlayed,
  onLogOut,
}: SimulatorOptions): HostSimulator {
  const log: LogEntry[] = [];
  const write = (entry: LogEntry) => {
    log.push(entry);
    onLog?.(entry);
  };

  const callbacks = createCallbacks({ scenario, clock, page, write });
  const { call, answer, flag } = callbacks;
  const { show, end } = createWindows({ scenario, onWindow, onPlayed }, callbacks);
  const { isInstalled, launchApp } = createAppLauncher({ scenario, clock, call, answer, flag });

  const methods = {
    loginGoogle: createLogin({ scenario, token }, callbacks),
    isAppInstalled: isInstalled,
    launchApp,
    showCheckInWindow: show('checkin'),
    showLotteryWindow: show('lottery'),
    showVideoAdWindow: show('videoad'),
    showLuckyTaskWindow: show('lucky'),
    showAdsWindow: show('ads'),
    showWordsWindow: show('words'),
    showQuizWindow: show('quiz'),
    uploadReviewScreenshot: () => scenario().sharing,
    requestContactsPermission: () => scenario().contacts,
    requestNotificationPermission: () => scenario().notifications,
    getNetworkType: () => scenario().network,
    share: (_channel, _text, link, _more, image) =>
      isShareLink(link) && (image === '' || isSecureLink(image)) && scenario().sharing,
    openChannel: (_channel, link) => isSecureLink(link) && scenario().sharing,
    callsHostBack: () => scenario().back === 'asks',
    logOut: createLogOut({ scenario, onLogOut }),
  } satisfies RewardsHostObject;

  const object = strictly(methods, () => scenario().host === 'broken', write, clock);
  return {
    log,
    call,
    end,
    pressBack: (step) => {
      if (scenario().back !== 'asks' || call('onHostBack') !== true) step();
    },
    host: () => {
      const { host, missing, logOut } = scenario();
      if (host === 'absent') return undefined;
      for (const name of Object.keys(methods) as HostMethod[]) {
        const lacks = (host === 'partial' && missing.includes(name)) || (name === 'logOut' && logOut === 'none');
        if (lacks) Reflect.deleteProperty(object.shown, name);
        else Object.assign(object.shown, { [name]: object.all[name] });
      }
      return object.shown;
    },
  };
}
