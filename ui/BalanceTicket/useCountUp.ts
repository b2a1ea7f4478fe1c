import { reward } from '@tally/tokens/motion';
import { useEffect, useState } from 'react';
import { prefersReducedMotion, useEnvironment } from '../Environment/Environment';

/**
 * Interval between updates of the count-up, ms. Each of them lays out and paints while the coins fly, so there are few.
 */
const stepMs = reward.countFor / 4;

/**
 * The number to show between two amounts after the share `part` (0 to 1) of the duration, with ease-out. Integers stay
 * integers; other amounts are rounded to two decimals.
 */
export function countAt(from: number, to: number, part: number): number {
  if (part >= 1) return to;
  const digits = Number.isInteger(from) && Number.isInteger(to) ? 1 : 100;
  return Math.round((from + (to - from) * (1 - (1 - Math.max(0, part)) ** 3)) * digits) / digits;
}

/**
 * Animates a number to `value` within 220 ms. The first value, and every value under reduced motion, is shown at once.
 * @param after delay in ms before counting starts, while the coins are still flying; a count that is still running is
 *   then completed at once
 * @param first where the first count begins; without it the first value is shown at once
 */
export function useCountUp(value: number, after = 0, first = value): number {
  const environment = useEnvironment();
  const [run, setRun] = useState({ from: first, to: value, after });
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? value : first));
  if (run.to !== value) {
    const from = after ? run.to : shown;
    setRun({ from, to: value, after });
    setShown(prefersReducedMotion() ? value : from);
  }
  const counting = shown !== value;
  useEffect(() => {
    if (!counting) return;
    let stop = environment.after(run.after, () => {
      const start = environment.elapsed();
      stop = environment.every(stepMs, () =>
        setShown(countAt(run.from, run.to, (environment.elapsed() - start) / reward.countFor)),
      );
    });
    return () => stop();
  }, [environment, run, counting]);
  return shown;
}
