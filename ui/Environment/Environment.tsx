import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';

/** Clock, timers and random numbers for components, instead of globals. The app's services object implements it. */
export interface Environment {
  /** Wall clock, ms since the epoch. */
  now(): number;
  /** Monotonic clock in ms: changes of the device's clock do not affect it. */
  elapsed(): number;
  /** Random number, 0 <= n < 1. */
  random(): number;
  /** Calls `fn` every `ms`; returns a function that stops it. */
  every(ms: number, fn: () => void): () => void;
  /** Calls `fn` once after `ms`; returns a function that cancels it. */
  after(ms: number, fn: () => void): () => void;
}

/** An environment with a stopped clock and a constant random number, for visual tests. */
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

/** Provides the environment to the components inside: `<EnvironmentProvider value={services}>`. */
export const EnvironmentProvider = Context.Provider;

/** The environment of the nearest provider; without one, time is stopped. */
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

/** Calls `fn` every `ms` while mounted, restarting when `ms` changes; `undefined` pauses. */
export const useInterval = (ms: number | undefined, fn: () => void): void => useTimer('every', ms, fn);

/** Calls `fn` once, `ms` after mounting or after `ms` changed; `undefined` calls nothing. */
export const useTimeout = (ms: number | undefined, fn: () => void): void => useTimer('after', ms, fn);

const motionQuery = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** True if the user has asked the device for reduced motion. False where there is no device (prerendering). */
export const prefersReducedMotion = (): boolean => motionQuery()?.matches ?? false;

const onMotionChange = (tell: () => void) => {
  const query = motionQuery();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
};

/**
 * `prefersReducedMotion` for rendering: false in the prerendered page, correct after hydration, and updated when the
 * setting changes.
 */
export const useReducedMotion = (): boolean => useSyncExternalStore(onMotionChange, prefersReducedMotion, () => false);
