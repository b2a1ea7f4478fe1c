import type { WindowKind } from '@tally/contract/host/host';
import { adWindowShowMs } from '@tally/contract/limits/ads';
import { luckyApplyLockBusyMs, luckyApplyLockMs } from '@tally/contract/limits/lucky';
import { taskTapLockMs } from '@tally/contract/limits/task';

/**
 * How long opening a window blocks new taps, ms (TASK-8): check-in 5 s, lottery and video 3 s, applying for a lucky
 * task 8 s, or 12 s once some were assigned (`busy`). The ads window blocks taps for as long as it is shown.
 */
export function tapLockMs(kind: WindowKind, busy = false): number {
  switch (kind) {
    case 'checkin':
    case 'lottery':
    case 'videoad':
      return taskTapLockMs[kind];
    case 'lucky':
      return busy ? luckyApplyLockBusyMs : luckyApplyLockMs;
    case 'ads':
      return adWindowShowMs;
    case 'words':
    case 'quiz':
      return 0;
  }
}
