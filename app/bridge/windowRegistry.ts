import { pendingWindowsMax, type WindowKind } from '@tally/contract/host';
import { windowExpiryMs, windowIdMax, windowIdMin } from '@tally/contract/limits';
import type { Services } from '../platform/services';
import type { CallbackDrop } from './actions';
import { parseWindowRecords, type Launched, type Part, type WindowRecordKind, type WindowRecord } from './windowRecord';

const storageKey = 'pendingWindows';

/** A fresh window id: random between 10000 and 99999 (HOST-8), never one that is remembered. */
export function pickWindowId(random: () => number, taken: (id: number) => boolean): number {
  const span = windowIdMax - windowIdMin + 1;
  let id = windowIdMin + Math.floor(random() * span);
  while (taken(id)) id = id < windowIdMax ? id + 1 : windowIdMin;
  return id;
}

/** An answer as it came: `id` is undefined when the host sent none. */
export interface Answer {
  kind: WindowRecordKind;
  id: string | undefined;
  part: Part;
  /** Who is at the page now. */
  user: string;
  /** Whether it leads to a call that must reach the server, even after a reload. */
  owe: boolean;
  launched?: Launched;
}
export type Settled = { window: WindowRecord; late: boolean } | { why: CallbackDrop };

/** The windows that wait for the host's answer, across reloads. */
export interface WindowRegistry {
  /** Remembers a window before the native call; gives its record. */
  open(kind: WindowKind, user: string, more?: { taskId?: number }): WindowRecord;
  /** The same for a launched app, which answers by its package name. */
  launch(packageName: string, user: string, taskRecordId: number): WindowRecord;
  /** Forgets a window that the host refused to open. */
  forget(key: string): void;
  /** Takes an answer: each part of a window settles once, for the right kind and person, in time. */
  settle(answer: Answer, lockMs: number): Settled;
  /** How long ago a window was opened, ms. */
  age(window: WindowRecord): number;
  /** The server answered the call with this key: it is not owed any more. */
  done(callKey: string): void;
  /** Calls of this person whose answer never came, oldest first. */
  owed(user: string): { window: WindowRecord; part: Part }[];
  size(): number;
}

type Needs = Pick<Services, 'sessionStorage' | 'now' | 'elapsed' | 'random' | 'uuid'>;

/**
 * Session storage keeps the list, so that an answer after a reload is still paid; a copy in memory
 * serves where there is no storage. Within one page life ages come from the monotonic clock, after
 * a reload from the wall clock.
 */
export function createWindowRegistry({ sessionStorage, now, elapsed, random, uuid }: Needs): WindowRegistry {
  const page = uuid();
  let windows = parseWindowRecords(sessionStorage.get(storageKey)).slice(-pendingWindowsMax);

  const save = () => void sessionStorage.set(storageKey, JSON.stringify(windows));
  const age = (window: WindowRecord) =>
    window.page === page ? elapsed() - window.elapsedAt : Math.max(0, now() - window.openedAt);
  const expired = (window: WindowRecord) => age(window) > windowExpiryMs;
  const isOpen = (window: WindowRecord, part: Part) => !window.answered.includes(part);

  /** Owed ones are forgotten last: they are money. Then open ones; answered and expired ones go first. */
  const worth = (window: WindowRecord) =>
    window.owed.length > 0 ? 2 : window.answered.length > 0 || expired(window) ? 0 : 1;

  const remember = (window: WindowRecord) => {
    const kept = [...windows];
    while (kept.length >= pendingWindowsMax) {
      const least = Math.min(...kept.map(worth));
      kept.splice(
        kept.findIndex((each) => worth(each) === least),
        1,
      );
    }
    windows = [...kept, window];
    save();
    return window;
  };
  const replace = (changed: WindowRecord) => {
    windows = windows.map((window) => (window.key === changed.key ? changed : window));
    save();
  };
  const fresh = (kind: WindowRecordKind, id: string, user: string): WindowRecord => ({
    id,
    kind,
    user,
    page,
    key: uuid(),
    clickKey: uuid(),
    openedAt: now(),
    elapsedAt: elapsed(),
    answered: [],
    owed: [],
  });

  const find = ({ kind, id, part }: Answer): WindowRecord | CallbackDrop => {
    if (id === undefined) {
      const asked = windows.filter((window) => window.kind === kind && isOpen(window, part) && !expired(window));
      const untouched = asked.filter((window) => window.answered.length === 0);
      const [only, ...others] = untouched.length > 0 ? untouched : asked;
      return others.length > 0 ? 'ambiguous' : (only ?? 'unknownWindow');
    }
    const known = windows.filter((window) => window.id === id).reverse();
    return known.find((window) => window.kind === kind) ?? (known.length > 0 ? 'kindMismatch' : 'unknownWindow');
  };

  return {
    open: (kind, user, more) => {
      const id = pickWindowId(random, (taken) => windows.some((window) => window.id === String(taken)));
      return remember({ ...fresh(kind, String(id), user), ...more });
    },
    launch: (packageName, user, taskRecordId) => remember({ ...fresh('launch', packageName, user), taskRecordId }),
    age,
    forget: (key) => {
      windows = windows.filter((window) => window.key !== key);
      save();
    },
    settle: (answer, lockMs) => {
      const window = find(answer);
      if (typeof window === 'string') return { why: window };
      if (!isOpen(window, answer.part)) return { why: 'duplicate' };
      if (window.user !== answer.user) return { why: 'otherUser' };
      if (expired(window)) return { why: 'expired' };
      const settled = {
        ...window,
        answered: [...window.answered, answer.part],
        owed: answer.owe ? [...window.owed, answer.part] : window.owed,
        ...(answer.launched && { launched: answer.launched }),
      };
      replace(settled);
      return { window: settled, late: window.page !== page || age(window) > lockMs };
    },
    done: (callKey) => {
      const window = windows.find(({ key, clickKey }) => key === callKey || clickKey === callKey);
      const part: Part = window?.key === callKey ? 'result' : 'click';
      if (window) replace({ ...window, owed: window.owed.filter((each) => each !== part) });
    },
    owed: (user) =>
      windows
        .filter((window) => window.user === user)
        .flatMap((window) => window.owed.map((part) => ({ window, part }))),
    size: () => windows.length,
  };
}
