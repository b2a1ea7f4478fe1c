import { pendingWindowsMax, type WindowKind } from '@tally/contract/host/host';
import { windowExpiryMs } from '@tally/contract/limits/host';
import type { Services } from '../../platform/services';
import { timePassed } from '../../platform/time/timePassed';
import type { CallbackDrop } from '../actions';
import { findWindow, isOpen, makeRoom, type Answer } from './windowChoice';
import { pickWindowId } from './windowId';
import { parseWindowRecords } from './windowRecord';
import type { Part, UnconfirmedRequest, WindowRecord, WindowRecordKind } from './windowRecord';

/** Session-storage key of the list of windows. */
export const windowsKey = 'pendingWindows';

/** An answered window, how long ago it was opened, ms, and whether that was before a reload. */
export interface AnsweredWindow {
  window: WindowRecord;
  ageMs: number;
  reloaded: boolean;
}

/** Registry of the windows that wait for the host's answer; it survives reloads. */
export interface WindowRegistry {
  /** Stores a window before the native call; returns its record. */
  open(kind: WindowKind, more?: { taskId?: number }): WindowRecord;
  /** As `open`, for a launched app, which is identified by its package name. */
  launch(packageName: string, taskRecordId: number): WindowRecord;
  /** Removes a window that the host refused to open. */
  remove(key: string): void;
  /**
   * Records an answer. Each part of a window is answered once, for the right kind and user, in time; otherwise returns
   * the reason.
   */
  recordAnswer(answer: Answer): AnsweredWindow | CallbackDrop;
  /** The server has answered the request with this key: it is no longer repeated. */
  confirm(key: string): void;
  /** Requests of this user that the server never answered, oldest first. */
  unconfirmed(): UnconfirmedRequest[];
}

type Needs = Pick<Services, 'sessionStorage' | 'now' | 'elapsed' | 'random' | 'uuid'>;

/**
 * The list of windows. It is held in session storage, so that an answer after a reload is still paid; a copy in memory
 * is used where there is no storage.
 */
function createWindowList(storage: Needs['sessionStorage']) {
  let windows = parseWindowRecords(storage.get(windowsKey)).slice(-pendingWindowsMax);
  const save = (changed: WindowRecord[]) => {
    windows = changed;
    storage.set(windowsKey, JSON.stringify(windows));
  };
  return {
    all: (): readonly WindowRecord[] => windows,
    save,
    replace: (changed: WindowRecord) => save(windows.map((window) => (window.key === changed.key ? changed : window))),
  };
}

/** A window with what an answer adds to it. */
const withAnswer = (window: WindowRecord, { part, request, launched }: Answer): WindowRecord => ({
  ...window,
  answered: [...window.answered, part],
  unconfirmed: request ? [...window.unconfirmed, part] : window.unconfirmed,
  ...(launched && { launched }),
});

/** The requests that a window led to and that the server has not confirmed yet. */
const requestsOf = (window: WindowRecord, ageMs: number): UnconfirmedRequest[] =>
  window.unconfirmed.map((part) => ({ window, part, key: part === 'click' ? window.clickKey : window.key, ageMs }));

/**
 * Within one page load ages are measured by both clocks, after a reload by the wall clock.
 * @param user token hash of the current user
 */
export function createWindowRegistry(
  { sessionStorage, now, elapsed, random, uuid }: Needs,
  user: () => string,
): WindowRegistry {
  const page = uuid();
  const windows = createWindowList(sessionStorage);

  const age = (window: WindowRecord) =>
    window.page === page
      ? timePassed({ now, elapsed }, { wall: window.openedAt, monotonic: window.elapsedAt })
      : Math.max(0, now() - window.openedAt);
  const expired = (window: WindowRecord) => age(window) > windowExpiryMs;
  const add = (window: WindowRecord) => {
    windows.save([...makeRoom(windows.all(), expired), window]);
    return window;
  };
  const create = (kind: WindowRecordKind, id: string): WindowRecord => ({
    id,
    kind,
    user: user(),
    page,
    key: uuid(),
    clickKey: uuid(),
    openedAt: now(),
    elapsedAt: elapsed(),
    answered: [],
    unconfirmed: [],
  });

  return {
    open: (kind, more) => {
      const id = pickWindowId(random, (taken) => windows.all().some((window) => window.id === String(taken)));
      return add({ ...create(kind, String(id)), ...more });
    },
    launch: (packageName, taskRecordId) => add({ ...create('launch', packageName), taskRecordId }),
    remove: (key) => windows.save(windows.all().filter((window) => window.key !== key)),
    recordAnswer: (answer) => {
      const window = findWindow(windows.all(), answer, expired);
      if (typeof window === 'string') return window;
      if (!isOpen(window, answer.part)) return 'duplicate';
      if (window.user !== user()) return 'otherUser';
      if (expired(window)) return 'expired';
      const answered = withAnswer(window, answer);
      windows.replace(answered);
      return { window: answered, ageMs: age(window), reloaded: window.page !== page };
    },
    confirm: (key) => {
      const window = windows.all().find((each) => each.key === key || each.clickKey === key);
      const part: Part = window?.key === key ? 'result' : 'click';
      if (window) windows.replace({ ...window, unconfirmed: window.unconfirmed.filter((each) => each !== part) });
    },
    unconfirmed: () =>
      windows
        .all()
        .filter((window) => window.user === user())
        .flatMap((window) => requestsOf(window, age(window))),
  };
}
