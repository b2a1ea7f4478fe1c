import { luckyInfos } from '@tally/contract/tasks/lucky';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../api/apiError';
import { isCallUnknown, statedRefusal } from './applyAnswer';

const envelope = (code: number, msg: string): ApiError => ({ kind: 'envelope', code, msg });

describe('a server that does not know how to apply (LUCKY-30)', () => {
  it.each<[ApiError]>([
    [{ kind: 'http', status: 404 }],
    [{ kind: 'http', status: 400 }],
    [envelope(400, 'unknown action')],
    [envelope(404, 'NO SUCH CALL')],
    [envelope(500, 'parameter error')],
    [envelope(1001, '')],
  ])('a server that does not know how to apply is known by %j', (error) => {
    expect([isCallUnknown(error), statedRefusal(error)]).toEqual([true, undefined]);
  });

  it.each<[ApiError]>([
    [{ kind: 'offline' }],
    [{ kind: 'timeout' }],
    [{ kind: 'malformed' }],
    [{ kind: 'http', status: 500 }],
    [{ kind: 'http', status: 429 }],
    [envelope(401, 'NEED LOGIN')],
    [envelope(403, 'FORBIDDEN')],
    [envelope(429, 'TOO MANY')],
    [envelope(503, 'CLOSING')],
  ])('a server that does not know how to apply is not known by %j', (error) => {
    expect(isCallUnknown(error)).toBe(false);
  });

  it.each(Object.values(luckyInfos))('a refusal in the message of the envelope stays one: %s', (info) => {
    expect([isCallUnknown(envelope(500, info)), statedRefusal(envelope(500, info))]).toEqual([false, info]);
  });
});
