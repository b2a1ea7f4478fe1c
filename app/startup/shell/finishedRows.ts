import { dayMs } from '@tally/contract/homeLimits';
import type { OpenedHome } from '../../session/lastNumbers';
import { finishedAttribute } from './homeElement';

/**
 * In the prerendered home, gives tasks that the last visit finished today the height of a finished row. The rows below
 * then keep their position when the first phase renders them, so that none moves while the person is tapping it.
 */
export function lowerFinishedRows(page: Document, { at, ms, offset, tasks = [] }: OpenedHome): void {
  const dayOf = (moment: number) => Math.floor((moment + offset) / dayMs);
  if (dayOf(at) !== dayOf(ms)) return;
  for (const { taskType, count, maxCount } of tasks)
    if (count >= maxCount) page.querySelector(`[data-tap="task:${taskType}"]`)?.setAttribute(finishedAttribute, '');
}

/** Removes the preset heights; React renders the rows from here on. */
export function releaseRows(page: Document): void {
  for (const row of page.querySelectorAll(`[${finishedAttribute}]`)) row.removeAttribute(finishedAttribute);
}
