import { useTimeout, useEnvironment } from '@tally/ui/Environment';
import { useState } from 'react';

/** True until a moment of the monotonic clock, ms; draws anew when it has come. */
export function useRunning(until: number): boolean {
  const { elapsed } = useEnvironment();
  const [, setOver] = useState(0);
  const left = until - elapsed();
  useTimeout(left > 0 ? left : undefined, () => setOver(until));
  return left > 0;
}
