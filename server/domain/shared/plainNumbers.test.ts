// @vitest-environment node
import { accountStatus } from '@tally/contract/wallet/account';
import { accountTypes } from '@tally/contract/market/wallets';
import type { Market } from '@tally/contract/market/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../db/db';
import type { Db } from '../../db/db';
import { migrate } from '../../db/schema/migrate';
import { migrations } from '../../db/schema/migrations';
import { openEmptyDb } from '../../testing/testDb';
import { testNow } from '../../testing/testServer';
import { moveNumberMarks } from '../account/moveNumberMarks';
import { latestActsOf } from '../audit/readAudit';
import { numberMark, walletNumberHash } from '../people/walletNumberHash';

const key = 'the-key-of-the-hash';
const numberKey = () => Promise.resolve(key);
const migrationId = 21;

let db: Db;
let count = 0;

/** Stores a person's account as the version before did. */
async function keep(
  market: Market,
  no: string,
  { plain = no, shared = false, name = '' }: { plain?: string; shared?: boolean; name?: string } = {},
): Promise<number> {
  count += 1;
  const { id } = only(
    await db.query<{ id: number }>(
      `insert into users (public_id, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, ref_code) select $1, $2, 'en', 'com.tally', $4, $3, $3, $3, 20261118, upper($1) returning id`,
      [`old-${count}`, market, testNow, name],
    ),
  );
  await db.query(
    `insert into ewallets (user_id, type, no, plain_no, name, mobile, status, at, shared) values ($1, $2, $3, $4, $5, '', ${accountStatus.valid}, $6, $7)`,
    [id, accountTypes[market][0], no, plain, name, testNow + count, shared],
  );
  return id;
}

const remember = (former: string, market: Market, userId: number, day: number, countedAt: number | null) =>
  db.query('insert into wallet_numbers (mark, user_id, withdrawn_day, counted_at) values ($1, $2, $3, $4)', [
    numberMark(former, market, key),
    userId,
    day,
    countedAt,
  ]);

const stored = async (userId: number) =>
  only(
    await db.query<{ no: string; plain: string; status: number; shared: boolean }>(
      'select no, plain_no as plain, status, shared from ewallets where user_id = $1',
      [userId],
    ),
  );
const remembered = async (mark: string) =>
  (
    await db.query<{ day: number; counted: number | null; owners: number }>(
      'select withdrawn_day as day, counted_at as counted, owners from wallet_numbers where mark = $1',
      [mark],
    )
  )[0];

/** People of the version before, by what their test is about; all are migrated together. */
const people = {
  right: [
    ['id', '081234567890', '81234567890', '081234567890'],
    ['ph', '639171234568', '9171234568', '09171234568'],
    ['br', '5511987654321', '11987654321', '+5511987654321'],
    ['br', '01234567890', '01234567890', '01234567890'],
    ['br', 'maria@correio.com', 'maria@correio.com', 'maria@correio.com'],
  ],
} as const satisfies Record<string, readonly (readonly [Market, string, string, string])[]>;
const ids: Record<string, number> = {};
const idOf = (what: string): number => ids[what] ?? 0;
const names = ['Budi\u202e', '\u3164\u3164', ' ', "João D'Ávila", 'Ana  Maria', 'Dewi Anggraini'];

beforeAll(async () => {
  db = await openEmptyDb();
  await migrate(
    db,
    migrations.filter(({ id }) => id < migrationId),
  );
  for (const [market, no, plain] of people.right) {
    const id = (ids[no] = await keep(market, no, { plain }));
    await remember(plain, market, id, 20261118, null);
  }
  ids['first'] = await keep('ph', '09171234567', { plain: '9171234567' });
  ids['second'] = await keep('ph', '0639171234567');
  ids['third'] = await keep('ph', '63639171234567');
  await remember('9171234567', 'ph', idOf('first'), 20261117, null);
  await remember('0639171234567', 'ph', idOf('second'), 20261118, testNow);
  await keep('id', '081300000000', { plain: '81300000000' });
  ids['known'] = await keep('id', '6281300000000', { plain: '81300000000', shared: true });
  ids['twofold'] = await keep('br', '11987654374');
  ids['formula'] = await keep('br', '=1+1@a.co');
  ids['landline'] = await keep('ph', '0281234567');
  ids['long'] = await keep('id', '08081234567890', { plain: '8081234567890' });
  for (const [index, name] of names.entries()) ids[name] = await keep('id', `0812345678${index}0`, { name });
  await migrate(db);
});
afterAll(() => db.close());

describe('accounts of an earlier version', () => {
  it.each(people.right)(
    'accounts of an earlier version have the canonical form of their number, and their owners see it as they wrote it: %s %s (ACCOUNT-15)',
    async (_, no, __, plain) => {
      expect(await stored(idOf(no))).toEqual({ no, plain, status: accountStatus.valid, shared: false });
    },
  );

  it('accounts of an earlier version that turn out to be one keep their wallets: the first owns the number (ACCOUNT-14)', async () => {
    expect([await stored(idOf('first')), await stored(idOf('second')), await stored(idOf('third'))]).toMatchObject([
      { plain: '09171234567', shared: false },
      { plain: '09171234567', shared: true },
      { plain: '09171234567', shared: true },
    ]);
    expect(await stored(idOf('known'))).toMatchObject({ plain: '081300000000', shared: true });
  });

  it('accounts of an earlier version whose number cannot be paid, or can be two keys, are asked for it anew (ACCOUNT-16)', async () => {
    for (const what of ['twofold', 'formula', 'landline', 'long'])
      expect(await stored(idOf(what))).toMatchObject({ status: accountStatus.retry, shared: false });
  });

  it('accounts of an earlier version are told to operators where something came to light, and only there (OPS-15)', async () => {
    const asked = (number: number, market: Market, whose: string) => [
      'server',
      'number asked anew',
      `${number} users of ${market} have a wallet number that nothing can be paid to, or that can be two keys, and are asked for it anew: ${whose}`,
    ];
    const told = (await latestActsOf(db)).map(({ operator, action, detail }) => [operator, action, detail]);
    expect(told.reverse()).toEqual([
      [
        'server',
        'same number',
        `These users of ph have one wallet number, in several spellings: ${idOf('first')}, ${idOf('second')}, ${idOf('third')}`,
      ],
      asked(2, 'br', `${idOf('twofold')}, ${idOf('formula')}`),
      asked(1, 'id', String(idOf('long'))),
      asked(1, 'ph', String(idOf('landline'))),
    ]);
  });
});

describe('names of an earlier version', () => {
  it('names of an earlier version are stored without what is not seen, others as they are (TEXT-9)', async () => {
    const kept = ['Budi', '', '', "João D'Ávila", 'Ana Maria', 'Dewi Anggraini'];
    for (const [table, id] of [
      ['users', 'id'],
      ['ewallets', 'user_id'],
    ])
      for (const [index, name] of names.entries())
        expect(await db.query(`select name from ${table} where ${id} = $1`, [idOf(name)])).toEqual([
          { name: kept[index] },
        ]);
  });
});

describe('what is remembered of a number whose form changed', () => {
  it('a remembered number counts for the form it has now, once (ACCOUNT-14, TEAM-9, WITHDRAW-10)', async () => {
    for (let start = 0; start < 2; start++) {
      await moveNumberMarks(db, numberKey);
      expect(await remembered(walletNumberHash('09171234567', 'ph', key))).toEqual({
        day: 20261118,
        counted: testNow,
        owners: 2,
      });
      expect(await remembered(numberMark('0639171234567', 'ph', key))).toBeUndefined();
    }
  });

  it.each(people.right)(
    'a remembered number stays where it is when it was right before: %s %s',
    async (market, _, __, canonical) => {
      expect(await remembered(walletNumberHash(canonical, market, key))).toMatchObject({ day: 20261118, owners: 1 });
    },
  );

  it('a CPF and a mobile number of the same digits are two numbers (ACCOUNT-16)', () => {
    expect(walletNumberHash('11987654374', 'br', key)).not.toBe(walletNumberHash('+5511987654374', 'br', key));
  });
});
