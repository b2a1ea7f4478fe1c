import { pendingWindowsMax } from '@tally/contract/host';
import type { CallbackDrop } from './actions';
import type { Launched, Part, WindowRecord, WindowRecordKind } from './windowRecord';

/** An answer as it came: `id` is undefined when the host sent none. */
export interface Answer {
  kind: WindowRecordKind;
  id: string | undefined;
  part: Part;
  /** Whether it leads to a request that must reach the server, even after a reload. */
  request: boolean;
  launched?: Launched;
}

type Expired = (window: WindowRecord) => boolean;

/** Whether this part of the window still waits for its answer. */
export const isOpen = (window: WindowRecord, part: Part): boolean => !window.answered.includes(part);

/**
 * The window that an answer belongs to, or the reason why there is none. Without an id it is the only window of the kind
 * that waits; two of them are ambiguous, and a guess would pay for the wrong one.
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

/** Which windows stay when there are too many: unconfirmed requests are money; answered and expired windows go first. */
const priority = (window: WindowRecord, expired: Expired) =>
  window.unconfirmed.length > 0 ? 2 : window.answered.length > 0 || expired(window) ? 0 : 1;

/** The windows without the least important ones, so that one more fits. */
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
