import { reward } from '@tally/tokens/motion';
import { useState } from 'react';
import { prefersReducedMotion, useEnvironment, useInterval } from '../Environment/Environment';

/** Steps of the count-up, ms: some 30 pictures a second are enough for digits. */
const STEP = 35;

/**
 * The number on the way between two amounts, `part` (0 to 1) of the time gone: fast first, slow at the end.
 * Whole amounts stay whole on the way; others keep two decimals.
 */
export function countAt(from: number, to: number, part: number): number {
  if (part >= 1) return to;
  const digits = Number.isInteger(from) && Number.isInteger(to) ? 1 : 100;
  return Math.round((from + (to - from) * (1 - (1 - Math.max(0, part)) ** 3)) * digits) / digits;
}

/**
 * Follows `value` within 220 ms. The first value, and any under reduced motion, stands at once.
 * @param after ms until it begins: coins are on their way. What was being counted then is true already, and shown
 */
export function useCountUp(value: number, after = 0): number {
  const { elapsed } = useEnvironment();
  const [run, setRun] = useState({ from: value, to: value, start: 0 });
  const [shown, setShown] = useState(value);
  if (run.to !== value) {
    const from = after ? run.to : shown;
    setRun({ from, to: value, start: elapsed() + after });
    setShown(prefersReducedMotion() ? value : from);
  }
  useInterval(shown === value ? undefined : STEP, () =>
    setShown(countAt(run.from, run.to, (elapsed() - run.start) / reward.countFor)),
  );
  return shown;
}
