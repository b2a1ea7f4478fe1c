import { dayMs } from '@tally/contract/homeLimits';
import type { OpenedHome } from '../session/lastNumbers';
import { finishedAttribute } from './homeElement';

/**
 * Tasks that the last visit has finished today get the height of a finished row in the prerendered home already: the rows below
 * stand where they stay, and none moves from under a finger when the first phase draws them.
 */
export function lowerFinishedRows(page: Document, { at, ms, offset, tasks = [] }: OpenedHome): void {
  const dayOf = (moment: number) => Math.floor((moment + offset) / dayMs);
  if (dayOf(at) !== dayOf(ms)) return;
  for (const { taskType, count, maxCount } of tasks)
    if (count >= maxCount) page.querySelector(`[data-tap="task:${taskType}"]`)?.setAttribute(finishedAttribute, '');
}

/** React draws the rows from here on. */
export function releaseRows(page: Document): void {
  for (const row of page.querySelectorAll(`[${finishedAttribute}]`)) row.removeAttribute(finishedAttribute);
}
