import { useTimeout, useEnvironment } from '@tally/ui/Environment';
import { useState, type ReactNode } from 'react';

/**
 * Whether something of home's delayed reveal is due. Its wait is counted once, from the first entry of home, however
 * often home is left and entered again.
 * @param since when home was entered first, monotonic ms
 * @param after how long after that, ms
 */
function useRevealed(since: number, after: number): boolean {
  const { elapsed } = useEnvironment();
  const [left] = useState(() => since + after - elapsed());
  const [due, setDue] = useState(left <= 0);
  useTimeout(due ? undefined : left, () => setDue(true));
  return due;
}

/** Draws its children when they are due, and from then on. */
export function Revealed({ since, after, children }: { since: number; after: number; children: ReactNode }) {
  return useRevealed(since, after) && children;
}
