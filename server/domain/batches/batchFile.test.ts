// @vitest-environment node
import { accountTypes } from '@tally/contract/market/wallets';
import { markets, type Market } from '@tally/contract/market/codes';
import { payoutFileColumns } from '@tally/contract/operator/batchFile';
import { parseCsv } from '@tally/contract/rules/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createDeskServer();
});
afterAll(() => server.close());

/** Somebody asks for money to a number as it was stored; returns the withdrawal. */
async function asksTo(market: Market, no: string, kind: string | null, type?: string): Promise<number> {
  const { payout } = await deskOf(server, market).asks();
  await server.db.query('update withdrawals set no = $2, key_kind = $3, type = coalesce($4, type) where id = $1', [
    ...[payout, no, kind],
    type ?? null,
  ]);
  return payout;
}

/** The cells of a withdrawal in the next file of a market, by column; undefined when it is not in it. */
async function inFile(market: Market, id: number): Promise<Record<string, string> | undefined> {
  const { file } = await deskOf(server, market).exports();
  const cells = parseCsv(file).records.find((record) => record.cells[0] === String(id))?.cells;
  return cells && Object.fromEntries(payoutFileColumns.map((column, index) => [column, cells[index] ?? '']));
}

it.each([
  ['Budi\u202eoohay', 'Budioohay'],
  ['\u2067Maria\u2069 \u200fClara\u200e', 'Maria Clara'],
  ['\u202e=cmd(1)', "'=cmd(1)"],
])('the name %j, stored before names were cleaned, is in the file as %j (TEXT-9, OPS-23)', async (stored, written) => {
  const person = await deskOf(server).asks();
  await server.db.query('update ewallets set name = $2 where user_id = $1', [person.id, stored]);
  expect(await inFile('ph', person.payout)).toMatchObject({ account_name: written });
});

describe('where a withdrawal goes, as the file says it (ACCOUNT-15, OPS-16, OPS-33)', () => {
  it.each([
    ['11 98765-4321', null, '+5511987654321', 'PHONE'],
    ['+55 (11) 98765-4382', null, '+5511987654382', 'PHONE'],
    ['011987654390', 'PHONE', '+5511987654390', 'PHONE'],
    ['11987654374', 'PHONE', '+5511987654374', 'PHONE'],
    ['11987654374', 'CPF', '11987654374', 'CPF'],
    ['123.456.789-09', null, '12345678909', 'CPF'],
    ['Ana@Correio.example', null, 'ana@correio.example', 'MAIL'],
  ])('%s (%s) is %s, of the kind %s', async (no, kind, account_no, key_kind) => {
    const id = await asksTo('br', no, kind);
    expect(await inFile('br', id)).toMatchObject({ account_type: 'PIX', account_no, key_kind });
  });

  const spellings: Record<Market, [string, readonly string[]]> = {
    id: ['081234567865', ['081234567865', '6281234567865', '+62 812-3456-7865', '0062 81234567865']],
    ph: ['09171234567', ['09171234567', '639171234567', '+63 917 123 4567', '9171234567']],
    br: ['+5511987654321', ['11987654321', '5511987654321', '+55 (11) 98765-4321', '011 98765 4321']],
  };
  const each = markets.flatMap((market) =>
    accountTypes[market].flatMap((type) => spellings[market][1].map((no) => [type, no, market] as const)),
  );
  it.each(each)(
    'a wallet of %s has one spelling in the file, also when it was written %s',
    async (type, no, market) => {
      const id = await asksTo(market, no, null, type);
      expect(await inFile(market, id)).toMatchObject({
        account_type: type,
        key_kind: 'PHONE',
        account_no: spellings[market][0],
      });
    },
  );

  it('a wallet that is spelled in another way cannot be stored', async () => {
    await expect(asksTo('br', '11987654321', null, 'Pix')).rejects.toThrow('withdrawals_type');
  });

  it.each([
    ['11987654374', null],
    ['=1+1@a.co', null],
    ['0281234567', null],
  ])('a withdrawal goes nowhere, for %s: it is in no file, and the desk says so (OPS-12)', async (no, kind) => {
    const id = await asksTo('br', no, kind);
    expect(await inFile('br', id)).toBeUndefined();
    const { items } = await deskOf(server, 'br').page();
    expect(items.find((item) => item.id === id)?.warnings).toContain('BAD NUMBER');
  });
});
