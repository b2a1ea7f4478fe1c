import { timing } from '@tally/tokens/motion';
import { useState } from 'react';
import { prefersReducedMotion, useEnvironment, useInterval } from '../Environment/Environment';

/** Steps of the count-up, ms: some 20 pictures a second are enough for digits. */
const STEP = 50;

/**
 * The number on the way between two amounts, `part` (0 to 1) of the time gone: fast first, slow at the end.
 * Whole amounts stay whole on the way; others keep two decimals.
 */
export function countAt(from: number, to: number, part: number): number {
  if (part >= 1) return to;
  const digits = Number.isInteger(from) && Number.isInteger(to) ? 1 : 100;
  return Math.round((from + (to - from) * (1 - (1 - part) ** 3)) * digits) / digits;
}

/** Follows `value` from the last known one within 700 ms. The first value, and any under reduced motion, stands at once. */
export function useCountUp(value: number): number {
  const { elapsed } = useEnvironment();
  const [run, setRun] = useState({ from: value, to: value, start: 0 });
  const [shown, setShown] = useState(value);
  if (run.to !== value) {
    setRun({ from: shown, to: value, start: elapsed() });
    if (prefersReducedMotion()) setShown(value);
  }
  useInterval(shown === value ? undefined : STEP, () =>
    setShown(countAt(run.from, run.to, (elapsed() - run.start) / timing.countUp)),
  );
  return shown;
}
