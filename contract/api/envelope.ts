import type { Meanings } from './schemas';

/**
 * Envelope of every reply: `{code, msg, data}`. Code 200 is success; any other code is a failure whose `msg` is for
 * logs.
 */
export interface Envelope<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** Codes of the envelope. */
export const codes = {
  ok: 200,
  malformed: 400,
  needLogin: 401,
  forbidden: 403,
  notFound: 404,
  keyReused: 409,
  tooLarge: 413,
  tooMany: 429,
  /** The operator's key is right, and may not make this call (OPS-34). */
  outOfScope: 460,
  crashed: 500,
  closing: 503,
} as const;
export type Code = (typeof codes)[keyof typeof codes];

/** Codes that are also the HTTP status; all others are sent with status 200. */
export const codesAsStatus: ReadonlySet<number> = new Set<Code>([
  codes.malformed,
  codes.tooLarge,
  codes.tooMany,
  codes.crashed,
  codes.closing,
]);

/** What each code means, and what a page does. */
export const codeMeanings: Meanings<typeof codes> = {
  200: 'The call was answered. What it asked for may still be refused: `status` and `info` in `data` say so.',
  400: 'The request does not fit its description, or the idempotency key is not well formed. Repeating it is of no use.',
  401: 'The call needs somebody who is signed in, and the token is missing, unknown or expired. The page drops the token and shows the login.',
  403: 'The key of an operator is missing or wrong.',
  404: 'What the call names does not exist.',
  409: 'The idempotency key was used for another request. Nothing was done.',
  413: 'The body is too large.',
  429: 'Too many requests. The page waits a minute, or as long as `Retry-After` says.',
  460: "The operator's key is right, and may not make this call.",
  500: 'Something broke. Whether it was done is not said; a POST that moves money is repeated under its own idempotency key.',
  503: 'Try again, after `Retry-After`; a POST that moves money under its own idempotency key.',
};

/** Whether an unknown JSON value has the shape of an envelope (its `data` still needs its schema). */
export function isEnvelope(value: unknown): value is Envelope<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    'code' in value &&
    typeof value.code === 'number' &&
    'msg' in value &&
    typeof value.msg === 'string'
  );
}

/** Creates a successful envelope. */
export const ok = <T>(data: T): Envelope<T> => ({ code: codes.ok, msg: 'ok', data });

/** Creates a failed envelope. */
export const failure = (code: Exclude<Code, 200>, msg: string): Envelope<null> => ({ code, msg, data: null });
