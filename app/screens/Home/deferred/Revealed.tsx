import { useTimeout, useEnvironment } from '@tally/ui/Environment';
import { useState, type ReactNode } from 'react';

/**
 * Whether a delayed part of home is due. The delay counts once, from the first entry of home, however often home is
 * left and entered again.
 * @param since when home was first entered, monotonic ms
 * @param after delay after that, ms
 */
function useRevealed(since: number, after: number): boolean {
  const { elapsed } = useEnvironment();
  const [left] = useState(() => since + after - elapsed());
  const [due, setDue] = useState(left <= 0);
  useTimeout(due ? undefined : left, () => setDue(true));
  return due;
}

/** Renders its children once they are due. */
export function Revealed({ since, after, children }: { since: number; after: number; children: ReactNode }) {
  return useRevealed(since, after) && children;
}
