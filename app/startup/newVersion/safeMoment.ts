import { QueryStatus } from '@reduxjs/toolkit/query';
import { windowExpiryMs } from '@tally/contract/limits/host';
import { applyBlocked, luckyChecking, tapsBlocked } from '../../bridge/bridgeSlice';
import { isOpen } from '../../bridge/windows/windowChoice';
import { parseWindowRecords } from '../../bridge/windows/windowRecord';
import { windowsKey } from '../../bridge/windows/windowRegistry';
import type { CreatedApp } from '../../createApp';
import type { Services } from '../../platform/services';
import { selectDialog } from '../../state/overlaysSlice';

/** Whether the person has typed something, or has focused a field. */
function isTyping(page: Document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ type }) => !['checkbox', 'radio', 'hidden', 'button', 'submit'].includes(type),
  );
  return fields.some((field) => field === page.activeElement || field.value !== '');
}

/** Whether a window of the phone app is open and has not been answered yet. */
const hasOpenWindow = ({ sessionStorage, now }: Pick<Services, 'sessionStorage' | 'now'>): boolean =>
  parseWindowRecords(sessionStorage.get(windowsKey)).some(
    (window) => isOpen(window, 'result') && now() - window.openedAt < windowExpiryMs,
  );

/**
 * Whether the page can be reloaded without losing anything: nothing is typed, no dialog is open, no request is being
 * sent, and no window of the phone app or reward is in progress.
 */
export function isSafeMoment(page: Document, { store, context: { services } }: CreatedApp): boolean {
  const state = store.getState();
  const elapsed = services.elapsed();
  return (
    !isTyping(page) &&
    !selectDialog(state) &&
    !hasOpenWindow(services) &&
    ![tapsBlocked, applyBlocked, luckyChecking].some((blocked) => blocked(state.bridge, elapsed)) &&
    Object.values(state.api.mutations).every((sent) => sent?.status !== QueryStatus.pending)
  );
}
