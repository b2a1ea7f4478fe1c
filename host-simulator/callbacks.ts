import type { LogEntry } from './log';
import type { Scenario } from './scenario';
import type { SimulatorClock } from './systemClock';

/** The second answer of a scenario that answers twice comes so much later, ms. */
const secondAnswerAfterMs = 1000;

interface CallbackOptions {
  scenario(): Scenario;
  clock: SimulatorClock;
  /** The page's window, asked for anew each time. */
  page(): object;
  write(entry: LogEntry): void;
}

/** The way back to the page: its callbacks, called when, how often and in which form the scenario says. */
export function createCallbacks({ scenario, clock, page, write }: CallbackOptions) {
  /** Calls a callback of the page now, if the page has it, and logs whether it had. */
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

  /** Runs `fn` after the scenario's delay and `extra` ms; at once, inside the page's own call, where it says so. */
  const soon = (fn: () => void, extra = 0) => {
    const wait = scenario().answerAfter;
    if (wait === 'inside' && extra === 0) fn();
    else clock.after((wait === 'inside' ? 0 : wait) + extra, fn);
  };

  /** Answers once, late, twice or never, as the outcome's name says. */
  const answer = (outcome: string, fn: () => void) => {
    if (outcome === 'never') return;
    if (outcome === 'late') return clock.after(scenario().lateAfter, fn);
    soon(fn);
    if (outcome === 'twice') soon(fn, secondAnswerAfterMs);
  };

  /** A boolean as this host sends it. */
  const flag = (value: boolean) => ({ boolean: value, text: String(value), number: value ? 1 : 0 })[scenario().flags];

  /** Arguments behind a window's id, as this host sends it; some send none. */
  const withId = (id: number, ...rest: unknown[]) => {
    const { ids } = scenario();
    return ids === 'none' ? rest : [ids === 'text' ? String(id) : id, ...rest];
  };

  return { call, soon, answer, flag, withId };
}

export type HostCallbacks = ReturnType<typeof createCallbacks>;

/** Enough of a token to tell two apart in a log. */
const masked = (token: unknown) => (typeof token === 'string' ? `${token.slice(0, 4)}… (${token.length})` : token);
