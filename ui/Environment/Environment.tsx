import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';

/** Time and chance: what a component would otherwise take from globals. The app's services are one. */
export interface Environment {
  /** Wall clock, ms since the epoch. */
  now(): number;
  /** Monotonic clock in ms: a changed device clock does not move it. */
  elapsed(): number;
  /** 0 <= n < 1. */
  random(): number;
  /** Calls back every `ms`; returns the function that ends it. */
  every(ms: number, fn: () => void): () => void;
  /** Calls back once after `ms`; returns the function that cancels it. */
  after(ms: number, fn: () => void): () => void;
}

/** A clock that never moves and a chance that always falls the same way: for pictures. */
export function createFixedEnvironment(at = Date.UTC(2026, 0, 15, 3, 4, 5)): Environment {
  let seed = 1;
  const idle = () => () => undefined;
  return {
    now: () => at,
    elapsed: () => 0,
    random: () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    },
    every: idle,
    after: idle,
  };
}

const Context = createContext<Environment>(createFixedEnvironment());

/** Hands time and chance to everything inside: `<EnvironmentProvider value={services}>`. */
export const EnvironmentProvider = Context.Provider;

/** Time stands still until a provider hands in a clock. */
export const useEnvironment = (): Environment => useContext(Context);

function useTimer(kind: 'every' | 'after', ms: number | undefined, fn: () => void): void {
  const environment = useEnvironment();
  const latest = useRef(fn);
  useEffect(() => {
    latest.current = fn;
  });
  useEffect(
    () => (ms === undefined ? undefined : environment[kind](ms, () => latest.current())),
    [environment, kind, ms],
  );
}

/** Calls `fn` every `ms`, anew when `ms` changes; `undefined` pauses. Ends with the component. */
export const useInterval = (ms: number | undefined, fn: () => void): void => useTimer('every', ms, fn);

/** Calls `fn` once, `ms` after mounting or after `ms` changed; `undefined` calls nothing. */
export const useTimeout = (ms: number | undefined, fn: () => void): void => useTimer('after', ms, fn);

const motionQuery = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** True when the person asked the phone for less motion. False where nobody can be asked (prerendering). */
export const prefersReducedMotion = (): boolean => motionQuery()?.matches ?? false;

const onMotionChange = (tell: () => void) => {
  const query = motionQuery();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
};

/** `prefersReducedMotion` for drawing: false in the prerendered page, correct after hydration, and updated when the setting changes. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onMotionChange, prefersReducedMotion, () => false);
