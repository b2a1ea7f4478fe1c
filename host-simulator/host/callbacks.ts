import type { LogEntry } from './log';
import type { Scenario } from './scenario';
import type { SimulatorClock } from './systemClock';

/** Delay of the second answer in scenarios that answer twice, ms. */
const secondAnswerAfterMs = 1000;

interface CallbackOptions {
  scenario(): Scenario;
  clock: SimulatorClock;
  /** The page's window; read again at each call, since a reload replaces it. */
  page(): object;
  write(entry: LogEntry): void;
}

/** Calls the page's callbacks, with the timing, number of calls and argument types of the scenario. */
export function createCallbacks({ scenario, clock, page, write }: CallbackOptions) {
  /** Calls a callback of the page at once, if the page has it, and logs whether it did. */
  const call = (name: string, ...args: unknown[]): unknown => {
    const callback: unknown = Reflect.get(page(), name);
    const handled = typeof callback === 'function';
    write({
      at: clock.now(),
      what: 'callback',
      name,
      args: name === 'loginCallback' ? args.map(masked) : args,
      handled,
    });
    return handled ? (callback as (...args: unknown[]) => unknown)(...args) : undefined;
  };

  /**
   * Runs `fn` after the scenario's delay plus `extra` ms; synchronously, during the page's call, for `inside` without
   * `extra`.
   */
  const soon = (fn: () => void, extra = 0) => {
    const wait = scenario().answerAfter;
    if (wait === 'inside' && extra === 0) fn();
    else clock.after((wait === 'inside' ? 0 : wait) + extra, fn);
  };

  /** Answers once, late, twice or never, depending on the outcome's name. */
  const answer = (outcome: string, fn: () => void) => {
    if (outcome === 'never') return;
    if (outcome === 'late') return clock.after(scenario().lateAfter, fn);
    soon(fn);
    if (outcome === 'twice') soon(fn, secondAnswerAfterMs);
  };

  /** A boolean in the type that this host uses. */
  const flag = (value: boolean) => ({ boolean: value, text: String(value), number: value ? 1 : 0 })[scenario().flags];

  /** Arguments with the window's id first, in the type that this host uses; some hosts leave the id out. */
  const withId = (id: number, ...rest: unknown[]) => {
    const { ids } = scenario();
    return ids === 'none' ? rest : [ids === 'text' ? String(id) : id, ...rest];
  };

  return { call, soon, answer, flag, withId };
}

export type HostCallbacks = ReturnType<typeof createCallbacks>;

/** The start and length of a token: enough to tell two tokens apart in a log. */
const masked = (token: unknown) => (typeof token === 'string' ? `${token.slice(0, 4)}… (${token.length})` : token);
