import { windowExpiryMs } from '@tally/contract/limits/host';
import type { Services } from '../../platform/services';
import { isOpen } from './windowChoice';
import { parseWindowRecords } from './windowRecord';
import { windowsKey } from './windowRegistry';

/** Whether a window of the phone app is open and has not been answered yet. */
export const hasOpenWindow = ({ sessionStorage, now }: Pick<Services, 'sessionStorage' | 'now'>): boolean =>
  parseWindowRecords(sessionStorage.get(windowsKey)).some(
    (window) => isOpen(window, 'result') && now() - window.openedAt < windowExpiryMs,
  );
