import { windowMethods, type WindowKind } from '@tally/contract/host/host';

/** Kind of a record that waits for an answer of the host: a window, or a launched app. */
export type WindowRecordKind = WindowKind | 'launch';

/** What a window can report: a result, and a tap on its ad or app. */
export type Part = 'result' | 'click';

/** A window that waits for the host's answer, as stored in session storage. Contains no secret. */
export interface WindowRecord {
  /** The window id in digits; for a launched app, its package name. */
  id: string;
  kind: WindowRecordKind;
  /** Idempotency-Key of the call that the result leads to. */
  key: string;
  /** Idempotency-Key of the call that a click leads to; it is a separate call and needs a key of its own. */
  clickKey: string;
  /** Token hash of the user who opened the window. */
  user: string;
  /** Id of the page load in which the window was opened. */
  page: string;
  /** When the window was opened by the wall clock, ms. */
  openedAt: number;
  /** When the window was opened by the monotonic clock of that page load, ms. */
  elapsedAt: number;
  answered: Part[];
  /** Parts whose request the server has not confirmed yet. */
  unconfirmed: Part[];
  /** Lucky task that the window belongs to. */
  taskId?: number;
  /** Record of the lucky task that the app was launched for. */
  taskRecordId?: number;
  /** What the host reported about a launched app. */
  launched?: Launched;
}

/** The host's report about a launched app; `via` is the number of the callback, the times are measured by the host. */
export interface Launched {
  via: 1 | 2;
  installed: boolean;
  time1?: number;
  time2?: number;
}

/** A request that a window led to and that the server has never answered. */
export interface UnconfirmedRequest {
  window: WindowRecord;
  part: Part;
  /** Idempotency-Key of the request, the same at every retry. */
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

/** Parses the stored records; invalid ones (corrupt, or of an older format) are left out. */
export function parseWindowRecords(text: string | undefined): WindowRecord[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWindowRecord) : [];
  } catch {
    return [];
  }
}
