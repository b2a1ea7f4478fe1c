import type { Translate } from '@tally/locales/text';
import type { ReactNode } from 'react';
import type { HomeInput, HomeState } from './homeState';
import type { HomeTap } from './homeTaps';

/** What stands on the stage now. */
export interface Stage {
  /** Undefined where home is not the page that was opened. */
  home: HomeState | undefined;
  t: Translate;
  /** What the first calls brought, until the store has it. */
  known: Pick<HomeInput, 'user' | 'tasks'>;
  serviceW: string;
  /** Home stays mounted while another page is shown: it is kept alive between visits. */
  visible: boolean;
  /** Home's element once it is drawn; its `data-late` places are filled by what comes late (late/Place). */
  root: HTMLElement | null;
  /** The second stage: the other pages, dialogs and toasts. */
  rest: ReactNode;
}

/**
 * Joins the two stages of the start. The first draws home from here before the store has arrived; the
 * second then feeds it. Taps that come before anybody listens are kept, in order.
 */
export interface HomeStage {
  get(): Stage;
  set(change: Partial<Stage>): void;
  subscribe(listener: () => void): () => void;
  tap(tap: HomeTap): void;
  /** Takes over the taps, first those that were kept. */
  listen(handler: (tap: HomeTap) => void): void;
}

const same = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now);

/** What looks as before keeps its identity: the stages tell the same thing one after the other, and nothing of it is drawn again. */
function keepSame(before: HomeState, now: HomeState): HomeState {
  if (same(before, now)) return before;
  return {
    ...now,
    tasks: now.tasks.map((task, at) => (before.tasks[at] && same(before.tasks[at], task) ? before.tasks[at] : task)),
    notices: same(before.notices, now.notices) ? before.notices : now.notices,
  };
}

/** @param onKept hears of each tap that has to wait, so that it can be shown as taken */
export function createHomeStage(
  initial: Omit<Stage, 'known'>,
  onKept: (tap: HomeTap) => void = () => undefined,
): HomeStage {
  let stage: Stage = { ...initial, known: {} };
  let handler: ((tap: HomeTap) => void) | undefined;
  const kept: HomeTap[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => stage,
    set: ({ ...change }) => {
      if (change.home && stage.home) change.home = keepSame(stage.home, change.home);
      if (change.home === stage.home) delete change.home;
      if (Object.keys(change).length === 0) return;
      stage = { ...stage, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tap: (tap) => {
      if (handler) return handler(tap);
      // Tapping again out of impatience asks for the same thing once.
      if (kept.includes(tap)) return;
      kept.push(tap);
      onKept(tap);
    },
    listen: (next) => {
      handler = next;
      for (const tap of kept.splice(0)) next(tap);
    },
  };
}
