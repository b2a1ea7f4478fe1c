import { prefersReducedMotion, useTimeout } from '@tally/ui/Environment';
import { toastTimes } from '@tally/ui/theme/toastTimes';
import { useLayoutEffect, useRef } from 'react';
import { nextChance } from '../../../../features/tasks/dayRules';
import type { TaskState } from '@tally/ui/TaskCard';

/** Duration of the fade, ms. */
const fadeMs = 140;

/**
 * Fades the day's tasks out while the toast of the day's last reward ends; when it has ended, the gold ticket replaces
 * them (TASK-28). Nothing waits for the fade. If no ticket follows, the tasks are visible again.
 */
export function useFadingRows(root: HTMLElement): void {
  const fade = useRef<Animation>(undefined);
  useTimeout(toastTimes.long - fadeMs, () => {
    const rows = [...root.querySelectorAll<HTMLElement>('[data-tap^="task:"]')];
    if (prefersReducedMotion() || !nextChance(rows.map(({ dataset }) => ({ state: dataset.state as TaskState }))))
      return;
    fade.current = rows[0]?.closest('section')?.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: 'forwards' });
  });
  useLayoutEffect(() => () => fade.current?.cancel(), []);
}
