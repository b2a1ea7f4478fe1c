import { hourMs } from '@tally/contract/limits/time';

/** Hours since joining for each value of `day`; `day` 2 means all people. */
const newcomerHours: Readonly<Record<number, number>> = { [-1]: 1, 0: 8, 1: 24 };

/** The earliest joining time of the people that `day` selects, ms since the epoch. */
export function joinedSince(day: number, now: number): number {
  const hours = newcomerHours[day];
  return hours === undefined ? 0 : now - hours * hourMs;
}
