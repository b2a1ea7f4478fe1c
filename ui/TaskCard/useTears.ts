import { useState } from 'react';

/** Number of stubs torn off since mounting: counts each time the done part of `progress` (`4/10`) rises by one. */
export function useTears(progress: string | undefined): number {
  const [known, setKnown] = useState({ progress, tears: 0 });
  if (progress === known.progress) return known.tears;
  const paid = parseInt(progress ?? '') === parseInt(known.progress ?? '') + 1;
  const tears = known.tears + (paid ? 1 : 0);
  setKnown({ progress, tears });
  return tears;
}
