// @vitest-environment node
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSigned, readCallback } from './adSignature';

const key = 'c1b6f0f0e3a14c4d';
const queryOf = (fields: Record<string, string>): string => `?${new URLSearchParams(fields).toString()}`;
const signed = (text: string) => createHash('md5').update(text).digest('hex');

describe("a network's callback (TASK-30)", () => {
  it('the callback of a network is signed for one person, amount and transaction only, however its parts could be cut', () => {
    const part = fc.stringMatching(/^[a-b1_ .]{0,4}$/);
    fc.assert(
      fc.property(part, part, part, fc.nat(12), fc.nat(12), (userId, amount, transId, first, second) => {
        const text = `${userId}_${amount}_${transId}`;
        const sign = signed(`${text}_${key}`);
        // Every way to cut the signed text into three fields.
        const from = Math.min(first, second);
        const to = Math.max(first, second);
        const cut = [text.slice(0, from), text.slice(from + 1, to), text.slice(to + 1)];
        const accepted = [[userId, amount, transId], cut].filter(
          ([user_id = '', reward_amount = '', trans_id = '']) => {
            const read = readCallback('MTG', queryOf({ user_id, reward_amount, trans_id, sign }));
            return read && isSigned('MTG', read, key);
          },
        );
        expect(new Set(accepted.map((fields) => fields.join('|'))).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('one signature does not serve the transaction that begins with the amount', () => {
    const sign = signed(`u_1_5_t_${key}`);
    const fields = (user_id: string, reward_amount: string, trans_id: string) =>
      readCallback('MTG', queryOf({ user_id, reward_amount, trans_id, sign }));
    expect(fields('u', '1', '5_t')).toMatchObject({ transId: '5_t' });
    expect(fields('u_1', '5', 't')).toBeUndefined();
    expect(fields('u', '1_5', 't')).toBeUndefined();
  });

  it.each([
    ['a space at the end', 'user_id=u&reward_amount=1&trans_id=t%20&sign=s'],
    ['a space as +', 'user_id=u&reward_amount=1&trans_id=t+&sign=s'],
    ['a broken escape', 'user_id=u&reward_amount=1&trans_id=t%&sign=s'],
    ['half an escape', 'user_id=u&reward_amount=1&trans_id=t%4&sign=s'],
    ['bytes that are no text', 'user_id=u&reward_amount=1&trans_id=t%ff&sign=s'],
    ['a letter that looks like another', 'user_id=u&reward_amount=1&trans_id=%D1%82&sign=s'],
    ['a transaction that comes twice', 'user_id=u&reward_amount=1&trans_id=t&trans_id=v&sign=s'],
    ['a signature that comes twice', 'user_id=u&reward_amount=1&trans_id=t&sign=s&sign=s'],
    ['a name in escapes', 'user_id=u&reward_amount=1&trans%5Fid=t&sign=s'],
    ['no person', 'reward_amount=1&trans_id=t&sign=s'],
    ['no amount', 'user_id=u&trans_id=t&sign=s'],
    ['an amount that is none', 'user_id=u&reward_amount=1e3&trans_id=t&sign=s'],
    ['a NUL', 'user_id=u&reward_amount=1&trans_id=t%00&sign=s'],
  ])('the callback of a network with %s is refused', (_, search) => {
    expect(readCallback('MTG', `?${search}`)).toBeUndefined();
  });

  it.each(['PANGLE', 'MTG'] as const)('a callback of %s with no signature, or an empty one, is unsigned', (source) => {
    const unsigned = { user_id: 'u', reward_amount: '1', trans_id: 't' };
    for (const query of [unsigned, { ...unsigned, sign: '' }]) {
      const read = readCallback(source, queryOf(query));
      expect(read && isSigned(source, read, key)).toBe(false);
    }
  });
});
