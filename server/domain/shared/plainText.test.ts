// @vitest-environment node
import { markets, type Market } from '@tally/contract/market/codes';
import { accountKeys } from '@tally/contract/rules/accountNumber';
import { plainName, plainNumber } from '@tally/contract/text/plainText';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db';
import { walletKeysSql } from '../../db/migrations/0021_plain_numbers';
import { plainNameSql } from '../../db/migrations/0022_plain_names';
import { openTestDb } from '../../testing/testDb';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await db.exec(walletKeysSql);
  await db.exec('drop function plain_characters(text) cascade');
  await db.exec(plainNameSql);
});
afterAll(() => db.close());

const runs = 3000;
/** What databases and JavaScript may see differently: NUL and lone halves, which no database takes. */
const storable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);
/** Letters that a database of an older Unicode (13 and later are supported) does not know cannot be folded by it. */
const isOld = (text: string): boolean => !/[\u{10000}-\u{10ffff}\ua7f1-\ua7f4]/u.test(text);
/** Signs in which a number or a name can differ from what it looks like. */
const sign = fc.constantFrom(
  ...'0123456789 +-.()/@aAzZ_=\t\n',
  '\u00a0',
  '\u00ad',
  '\u0085',
  '\u034f',
  '\u115f',
  '\u1680',
  '\u180e',
  '\u200b',
  '\u200f',
  '\u2011',
  '\u2013',
  '\u2028',
  '\u202e',
  '\u2069',
  '\u2212',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uff0d',
  '\uff10',
  '\uff20',
  '\uff21',
  '\uffa0',
  '\u0301',
  'é',
  '\u0130',
  '\u212a',
  '\ufdfa',
  '\u{1d7d8}',
  '\u{e0101}',
  '\u{e0041}',
  '\u{1f389}',
);
const text = fc
  .oneof(
    fc.array(sign, { maxLength: 16 }).map((signs) => signs.join('')),
    fc.string({ unit: 'grapheme', maxLength: 10 }).filter(isOld),
  )
  .filter(storable);
/** Numbers that are nearly right, so that each rule is met from both sides. */
const number = fc.oneof(
  text,
  fc.stringMatching(/^(\+|00|0|62){1,3}8[0-9]{7,12}$/),
  fc.stringMatching(/^(\+|00|0|63){0,3}9[0-9]{8,10}$/),
  fc.stringMatching(/^(\+|0|55){0,3}[1-9]{2}9[0-9]{8}$/),
  fc.stringMatching(/^[0-9]{11}$/),
  fc.constantFrom('12345678909', '11987654374', '529.982.247-25', '111.111.111-11'),
  fc.stringMatching(/^[a-z._=+-]{1,8}@[a-z.-]{1,8}\.[a-z0-9.-]{1,4}$/),
  fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/?^_`{|}~.-]{1,70}@([a-z0-9-]{1,5}\.){1,2}co$/),
);

const answersOf = async (expression: string, texts: readonly string[]) =>
  (
    await db.query<{ answer: unknown }>(
      `select ${expression} as answer from unnest($1::text[]) with ordinality as given (written, nth) order by nth`,
      [texts],
    )
  ).map(({ answer }) => answer);

describe('the answers of page, server and SQL', () => {
  it('page, server and SQL agree about the plain form of a number (ACCOUNT-14)', async () => {
    const texts = fc.sample(number, runs);
    expect(await answersOf('plain_number(written)', texts)).toEqual(texts.map(plainNumber));
  });

  it('page, server and SQL agree about the plain form of a name (TEXT-9)', async () => {
    const texts = fc.sample(text, runs);
    expect(await answersOf('plain_name(written)', texts)).toEqual(texts.map(plainName));
  });

  it.each<Market>([...markets])('page, server and SQL agree on keys in %s (ACCOUNT-15)', async (market) => {
    const texts = fc.sample(number, runs);
    // When the step ran, nobody had numbers of 08 in the Philippines: there were none to keep.
    const isOf08 = (no: string) => market === 'ph' && no.startsWith('08');
    const keys = texts.map((written) =>
      accountKeys(written, market)
        .map(({ no }) => no)
        .filter((no) => !isOf08(no)),
    );
    expect(await answersOf(`wallet_keys(written, '${market}')`, texts)).toEqual(keys);
    expect(keys.filter((found) => found.length > 0).length).toBeGreaterThan(runs / 50);
  });
});
