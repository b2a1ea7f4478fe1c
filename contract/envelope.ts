/** Every answer is `{code, msg, data}`; 200 is success, any other code is a failure whose `msg` is for the log. */
export interface Envelope<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** The codes of the envelope. HTTP status is 200 for `ok`, `needLogin`, `forbidden`, `notFound` and `keyReused`; the others are sent as HTTP status too. */
export const codes = {
  ok: 200,
  malformed: 400,
  needLogin: 401,
  forbidden: 403,
  notFound: 404,
  keyReused: 409,
  tooLarge: 413,
  tooMany: 429,
  crashed: 500,
  closing: 503,
} as const;
export type Code = (typeof codes)[keyof typeof codes];

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

/** A successful envelope. */
export const ok = <T>(data: T): Envelope<T> => ({ code: codes.ok, msg: 'ok', data });

/** A failed envelope. */
export const failure = (code: Exclude<Code, 200>, msg: string): Envelope<null> => ({ code, msg, data: null });
