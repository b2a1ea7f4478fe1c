import type { Middleware, Store } from 'redux';

/** Whether the person whose store it is has been replaced by another one. */
export interface Turn {
  over: boolean;
}

/**
 * After the turn of its person a store takes no more actions, and a thunk that goes on there never hears again of what
 * it dispatches: neither a late answer nor the rest of an action can reach the next person (PERSON-15).
 */
export const endsWith =
  (turn: Turn): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (!turn.over) return next(action);
    return typeof action === 'function' ? new Promise(() => undefined) : action;
  };

/** A store that stays the same object for everybody who uses it, while each person gets a new one behind it. */
export type PersonalStore<S extends Store> = S & {
  /** Begins the turn of the next person and notifies the subscribers. */
  renew(): void;
};

/** @param create makes a person's store; `before`: that of the person before, undefined for the first */
export function createPersonalStore<S extends Store>(create: (turn: Turn, before?: S) => S): PersonalStore<S> {
  let turn: Turn = { over: false };
  let current = create(turn);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  let stop = current.subscribe(notify);
  return {
    ...current,
    dispatch: ((action: Parameters<S['dispatch']>[0]) => current.dispatch(action)) as S['dispatch'],
    getState: (() => current.getState() as unknown) as S['getState'],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    renew: () => {
      stop();
      turn.over = true;
      turn = { over: false };
      current = create(turn, current);
      stop = current.subscribe(notify);
      notify();
    },
  };
}
