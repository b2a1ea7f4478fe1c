import { cutText } from '@tally/contract/text/cutText';
import { windowIdMax, windowIdMin } from '@tally/contract/limits/host';
import { loginTokenLongerThan, loginTokenMax } from '@tally/contract/limits/login';
import { apiTimeMax } from '@tally/contract/limits/request';

/** Why a login callback contains no valid token. */
export type LoginProblem = 'missing' | 'short' | 'long' | 'unprintable';

/** Parses a flag: true/false, 'true'/'false' or 1/0; anything else is undefined. */
export function parseFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === 'true' || value === '1') return true;
  if (value === false || value === 0 || value === 'false' || value === '0') return false;
  return undefined;
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const digits = /^\d{1,16}$/;

/** Reads a whole number from 0 to `max`, given as a number or as a string of digits. */
function readWhole(value: unknown, max: number): number | undefined {
  const number = typeof value === 'string' && digits.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= max ? number : undefined;
}

/** Reads a window id; undefined when the value is not one. */
function readWindowId(value: unknown): number | undefined {
  const id = readWhole(value, windowIdMax);
  return id !== undefined && id >= windowIdMin ? id : undefined;
}

/** Arguments that begin with a window id. A host may omit it or send it empty: then `id` is undefined. */
export interface WindowArguments {
  id: string | undefined;
  rest: readonly unknown[];
}

/**
 * Separates the window id from the other arguments. Undefined when the first argument is neither an id, nor empty, nor
 * a flag.
 */
export function parseWindowArguments(args: readonly unknown[]): WindowArguments | undefined {
  const id = readWindowId(args[0]);
  if (id !== undefined) return { id: String(id), rest: args.slice(1) };
  if (args.length > 0 && isAbsent(args[0])) return { id: undefined, rest: args.slice(1) };
  return parseFlag(args[0]) === undefined ? undefined : { id: undefined, rest: args };
}

const packageForm = /^[A-Za-z]\w*(\.\w+)+$/;

/** Reads a package name; an empty string means no package. */
export function parsePackageName(value: unknown): { packageName?: string } | undefined {
  if (isAbsent(value)) return {};
  return typeof value === 'string' && value.length <= 200 && packageForm.test(value)
    ? { packageName: value }
    : undefined;
}

/** Reads a time measured by the host, ms since the epoch. */
export const parseTime = (value: unknown) => readWhole(value, apiTimeMax);

/** Free text from the host, truncated; undefined when there is none. */
export const parseInfo = (value: unknown) =>
  typeof value === 'string' && value !== '' ? cutText(value, 200) : undefined;

/**
 * A login token: more than 50 printable characters (PERSON-7), at most 4096. Printable means ASCII without spaces,
 * because the token is sent in a header.
 */
export function parseToken(value: unknown): { token: string } | { reason: LoginProblem } {
  if (typeof value !== 'string' || value === '') return { reason: 'missing' };
  if (value.length <= loginTokenLongerThan) return { reason: 'short' };
  if (value.length > loginTokenMax) return { reason: 'long' };
  return /^[\x21-\x7e]+$/.test(value) ? { token: value } : { reason: 'unprintable' };
}
