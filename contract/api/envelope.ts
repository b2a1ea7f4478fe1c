/**
 * Envelope of every reply: `{code, msg, data}`. Code 200 is success; any other code is a failure whose `msg` is for
 * logs.
 */
export interface Envelope<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/**
 * Codes of the envelope. `ok`, `needLogin`, `forbidden`, `notFound`, `keyReused` and `outOfScope` are sent with HTTP
 * status 200; for all others the HTTP status equals the code.
 */
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
