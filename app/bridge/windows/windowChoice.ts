import { pendingWindowsMax } from '@tally/contract/host/host';
import type { CallbackDrop } from '../actions';
import type { Launched, Part, WindowRecord, WindowRecordKind } from './windowRecord';

/** A callback's data as received: `id` is undefined when the host sent none. */
export interface Answer {
  kind: WindowRecordKind;
  id: string | undefined;
  part: Part;
  /** Whether the answer leads to a request that must reach the server, even after a reload. */
  request: boolean;
  launched?: Launched;
}

type Expired = (window: WindowRecord) => boolean;

/** Whether this part of the window has not been answered yet. */
export const isOpen = (window: WindowRecord, part: Part): boolean => !window.answered.includes(part);

/**
 * Finds the window that an answer belongs to, or the reason why there is none. An answer without an id belongs to the
 * only waiting window of its kind; with two it is ambiguous and refused, because a guess could pay for the wrong
 * window.
 */
export function findWindow(
  windows: readonly WindowRecord[],
  { kind, id, part }: Answer,
  expired: Expired,
): WindowRecord | CallbackDrop {
  if (id === undefined) {
    const open = windows.filter((window) => window.kind === kind && isOpen(window, part) && !expired(window));
    const untouched = open.filter((window) => window.answered.length === 0);
    const [only, ...others] = untouched.length > 0 ? untouched : open;
    return others.length > 0 ? 'ambiguous' : (only ?? 'unknownWindow');
  }
  const known = windows.filter((window) => window.id === id).reverse();
  return known.find((window) => window.kind === kind) ?? (known.length > 0 ? 'kindMismatch' : 'unknownWindow');
}

/**
 * Which windows to keep when there are too many: those with unconfirmed requests are money and come first; answered and
 * expired ones are dropped first.
 */
const priority = (window: WindowRecord, expired: Expired) =>
  window.unconfirmed.length > 0 ? 2 : window.answered.length > 0 || expired(window) ? 0 : 1;

/** Drops the least important windows, so that one more fits. */
export function makeRoom(windows: readonly WindowRecord[], expired: Expired): WindowRecord[] {
  const remaining = [...windows];
  while (remaining.length >= pendingWindowsMax) {
    const least = Math.min(...remaining.map((window) => priority(window, expired)));
    remaining.splice(
      remaining.findIndex((window) => priority(window, expired) === least),
      1,
    );
  }
  return remaining;
}
