import { windowIdMax, windowIdMin } from '@tally/contract/limits/host';

/** Picks a new window id: random between 10000 and 99999 (HOST-8), and not in use. */
export function pickWindowId(random: () => number, taken: (id: number) => boolean): number {
  const span = windowIdMax - windowIdMin + 1;
  let id = windowIdMin + Math.floor(random() * span);
  while (taken(id)) id = id < windowIdMax ? id + 1 : windowIdMin;
  return id;
}
