import { useTimeout, useEnvironment } from '@tally/ui/Environment';
import { useState } from 'react';

/** True until a moment on the monotonic clock, ms; re-renders when it has come. */
export function useRunning(until: number): boolean {
  const { elapsed } = useEnvironment();
  const [, setOver] = useState(0);
  const left = until - elapsed();
  useTimeout(left > 0 ? left : undefined, () => setOver(until));
  return left > 0;
}
