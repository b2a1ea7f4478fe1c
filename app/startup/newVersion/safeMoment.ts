import { QueryStatus } from '@reduxjs/toolkit/query';
import { hasOpenWindow } from '../../bridge/windows/openWindows';
import { applyBlocked, luckyChecking, tapsBlocked } from '../../bridge/bridgeSlice';
import type { CreatedApp } from '../../createApp';
import { selectDialog } from '../../state/overlaysSlice';

/** Whether the person has typed something, or has focused a field. */
function isTyping(page: Document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ type }) => !['checkbox', 'radio', 'hidden', 'button', 'submit'].includes(type),
  );
  return fields.some((field) => field === page.activeElement || field.value !== '');
}

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
