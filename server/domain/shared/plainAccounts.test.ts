// @vitest-environment node
import { markets, type Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../db/db';
import type { Db } from '../../db/db';
import { migrate } from '../../db/schema/migrate';
import { migrations } from '../../db/schema/migrations';
import { openEmptyDb } from '../../testing/testDb';
import { testNow } from '../../testing/testServer';

/** Numbers as stored by version 2, which only removed separators, and the plain form of each in version 3. */
const written: Readonly<Record<Market, readonly (readonly [no: string, plain: string])[]>> = {
  id: [
    ['081234567890', '81234567890'],
    ['081111111', '81111111'],
    ['089900112233', '89900112233'],
  ],
  ph: [
    ['09171234567', '9171234567'],
    ['9171234567', '9171234567'],
    ['639171234567', '9171234567'],
    ['00639181234567', '9181234567'],
    ['6391712345', '6391712345'],
    ['0123456789', '0123456789'],
    ['1234567890', '1234567890'],
  ],
  br: [
    ['11987654321', '11987654321'],
    ['5511987654321', '11987654321'],
    ['011987654321', '11987654321'],
    ['55987654321', '55987654321'],
    ['5555987654322', '55987654322'],
    ['52998224725', '52998224725'],
    ['5511876543210', '5511876543210'],
    ['maria@correio.com', 'maria@correio.com'],
  ],
};

async function keep(db: Db, market: Market, no: string, at: number): Promise<number> {
  const { id } = only(
    await db.query<{ id: number }>(
      `insert into users (public_id, market, locale, app_pkg, name, created_at, opened_at, exchanged_day, ref_code) select $1, $2, 'en', 'com.tally', 'Old Person', $3, $3, 20261118, upper($1) returning id`,
      [`old-${market}-${no}-${at}`, market, testNow],
    ),
  );
  await db.query(
    `insert into ewallets (user_id, type, no, plain_no, name, mobile, at) values ($1, $2, $3, $3, '', '', $4)`,
    [id, accountTypes[market][0], no, at],
  );
  return id;
}

describe('accounts of the second version', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openEmptyDb();
    await migrate(db, migrations.slice(0, 2));
  });
  afterAll(() => db.close());

  it('accounts of the second version get their plain form; of several spellings one does, and the others stay', async () => {
    const owners: Record<string, number> = {};
    for (const market of markets)
      for (const [index, [no]] of written[market].entries()) owners[no] = await keep(db, market, no, testNow + index);
    await migrate(db, migrations.slice(0, 3));
    const stored = new Map(
      (
        await db.query<{ id: number; no: string; plain: string }>(
          'select user_id as id, no, plain_no as plain from ewallets',
        )
      ).map(({ id, no, plain }) => [id, { no, plain }]),
    );
    for (const market of markets) {
      for (const plain of new Set(written[market].map(([, form]) => form))) {
        const spellings = written[market].flatMap(([no, form]) => (form === plain ? [no] : []));
        const owner = spellings.find((no) => no === plain) ?? spellings[0];
        for (const no of spellings)
          expect([no, stored.get(owners[no] ?? 0)?.plain]).toEqual([no, no === owner ? plain : no]);
      }
    }
    expect(
      [...stored.values()]
        .filter(({ no, plain }) => no !== plain)
        .map(({ no }) => no)
        .sort(),
    ).toEqual(['00639181234567', '081111111', '081234567890', '089900112233', '5555987654322']);
  });
});
