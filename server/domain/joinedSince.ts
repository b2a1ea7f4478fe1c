import { hourMs } from '@tally/contract/limits';

/** People who joined in so many hours; `day` 2 means everybody. */
const newcomerHours: Readonly<Record<number, number>> = { [-1]: 1, 0: 8, 1: 24 };

/** The moment since which people must have joined to be meant, ms since the epoch. */
export function joinedSince(day: number, now: number): number {
  const hours = newcomerHours[day];
  return hours === undefined ? 0 : now - hours * hourMs;
}
