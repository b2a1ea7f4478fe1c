import { windowMethods, type WindowKind } from '@tally/contract/host';

/** What can wait for an answer: a window, or an app that was launched. */
export type WindowRecordKind = WindowKind | 'launch';

/** A window can bring a result, and a tap on its ad or app. */
export type Part = 'result' | 'click';

/** A window that waits for the host, as session storage holds it. Nothing secret. */
export interface WindowRecord {
  /** The window id in digits; of a launched app its package name. */
  id: string;
  kind: WindowRecordKind;
  /** Idempotency-Key of the call that the result leads to. */
  key: string;
  /** The same for a click: another call needs another key. */
  clickKey: string;
  /** Who opened it. */
  user: string;
  /** The page life in which it was opened. */
  page: string;
  /** Wall clock, ms. */
  openedAt: number;
  /** Monotonic clock of that page life, ms. */
  elapsedAt: number;
  answered: Part[];
  /** Parts whose request the server has not answered yet. */
  unconfirmed: Part[];
  /** Lucky task that the window belongs to. */
  taskId?: number;
  /** Lucky task's record that the app was launched for. */
  taskRecordId?: number;
  /** What the host reported of a launched app. */
  launched?: Launched;
}

/** What the host reports of a launched app; `via` is the number of the callback, the times are its own. */
export interface Launched {
  via: 1 | 2;
  installed: boolean;
  time1?: number;
  time2?: number;
}

/** A request that a window led to and that the server never answered. */
export interface UnconfirmedRequest {
  window: WindowRecord;
  part: Part;
  /** Idempotency-Key of the request, the same at every repeat. */
  key: string;
  /** How long ago the window was opened, ms. */
  ageMs: number;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isKind = (value: unknown): value is WindowRecordKind =>
  isString(value) && (value === 'launch' || Object.keys(windowMethods).includes(value));
const isParts = (value: unknown): value is Part[] =>
  Array.isArray(value) && value.every((part) => part === 'result' || part === 'click');
const isOptional = (value: unknown) => value === undefined || isNumber(value);
const isLaunched = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return value === undefined;
  const read = value as Record<string, unknown>;
  return (
    (read.via === 1 || read.via === 2) &&
    typeof read.installed === 'boolean' &&
    isOptional(read.time1) &&
    isOptional(read.time2)
  );
};

function isWindowRecord(value: unknown): value is WindowRecord {
  if (typeof value !== 'object' || value === null) return false;
  const read = value as Record<string, unknown>;
  return (
    [read.id, read.key, read.clickKey, read.user, read.page].every(isString) &&
    isKind(read.kind) &&
    isNumber(read.openedAt) &&
    isNumber(read.elapsedAt) &&
    isParts(read.answered) &&
    isParts(read.unconfirmed) &&
    isOptional(read.taskId) &&
    isOptional(read.taskRecordId) &&
    isLaunched(read.launched)
  );
}

/** The stored records; what is not one (corrupt, older) is left out. */
export function parseWindowRecords(text: string | undefined): WindowRecord[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWindowRecord) : [];
  } catch {
    return [];
  }
}
