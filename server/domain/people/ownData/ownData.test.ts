// @vitest-environment node
import { postOwnData } from '@tally/contract/calls/ownData';
import { parseCsv } from '@tally/contract/rules/csv';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPerson } from '../../../testing/fillPerson';
import { dataTables, dataViews } from '../../../testing/tables';
import { createTestServer } from '../../../testing/testServer';
import type { TestServer } from '../../../testing/testServer';
import { ownDataTables } from './ownDataTables';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

type File = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const ask = (token: string, request = randomUUID(), format: 'json' | 'csv' = 'json') =>
  server.callOk(postOwnData, { token, body: { format, request } });
const fileOf = async (token: string): Promise<File> => JSON.parse((await ask(token)).file) as File;

/** Two people, each with a mark of their own in every row; the first invited the second. */
async function twoPeople() {
  const marks = [randomUUID(), randomUUID()].map((id) => id.replaceAll('-', '').slice(0, 20));
  const first = await server.person({ cash: 9000, device: `phone-${randomUUID()}` });
  const second = await server.person({ cash: 9000, device: `phone-${randomUUID()}`, invitedBy: first.id });
  const people = [
    { ...first, mark: marks[0] ?? '', other: second.id },
    { ...second, mark: marks[1] ?? '', other: first.id },
  ] as const;
  for (const each of people) await fillPerson(server.db, each, server.context.now());
  return people;
}

describe('which tables are in the file of a person', () => {
  it('every table and view of the schema is in the file, or not, with a reason (OWN-4)', async () => {
    const tables = [...(await dataTables(server.db)), ...(await dataViews(server.db)), 'migrations'];
    const known = Object.keys(ownDataTables);
    expect(
      tables.filter((table) => !known.includes(table)),
      'tables to add to `ownDataTables`, in the file or with a reason why not',
    ).toEqual([]);
    expect(
      known.filter((table) => !tables.includes(table)),
      'lines of `ownDataTables` without a table',
    ).toEqual([]);
    for (const [table, how] of Object.entries(ownDataTables))
      if (how.kind !== 'exported') expect(how.reason, table).not.toBe('');
  });

  it('every column of a table in the file has a name there, or a reason to be left out (OWN-4)', async () => {
    for (const [table, how] of Object.entries(ownDataTables)) {
      if (how.kind !== 'exported') continue;
      const columns = await server.db.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_schema = current_schema() and table_name = $1`,
        [table],
      );
      const known = [...Object.keys(how.fields), ...Object.keys(how.leftOut)];
      const there = columns.map(({ name }) => name);
      expect(
        there.filter((name) => !known.includes(name)),
        `columns of ${table} to add to its \`fields\`, or with a reason to its \`leftOut\``,
      ).toEqual([]);
      expect(known.sort(), `names that are no column of ${table}, or stand there twice`).toEqual(there.sort());
    }
  });
});

describe('the file of a person', () => {
  it.each([1, 2, 3])('the file has a row of every table, and nothing of anybody else (OWN-1) %#', async () => {
    const [first, second] = await twoPeople();
    for (const [mine, theirs] of [
      [first, second],
      [second, first],
    ] as const) {
      const { file } = await ask(mine.token);
      const parts = JSON.parse(file) as File;
      expect(Object.keys(parts).filter((name) => parts[name]?.length === 0)).toEqual([]);
      expect(file).not.toContain(theirs.mark);
      expect(file.split(mine.mark).length).toBeGreaterThan(20);
      for (const secret of ['hidden', mine.token, `invite/${theirs.id}`, 'VERDICT']) expect(file).not.toContain(secret);
    }
    // A CSV holds as little of the other one.
    await server.db.query('delete from wrong_keys');
    const { file } = await ask(first.token, randomUUID(), 'csv');
    expect(file).toContain(first.mark);
    for (const strange of [second.mark, 'hidden', first.token]) expect(file).not.toContain(strange);
  });

  it('a phone on which somebody else earned first says nothing of them (OWN-1)', async () => {
    const device = randomUUID();
    const first = await server.person({ device });
    await server.db.query('insert into devices (device, app_pkg, first_at) values ($1, $2, 1)', [
      device,
      'com.tally.id',
    ]);
    const second = await server.person({ device });
    await server.db.query('update users set dup_user = true where id = $1', [second.id]);
    expect((await fileOf(first.token))['phone']).toHaveLength(1);
    expect((await fileOf(second.token))['phone']).toEqual([]);
  });

  it('amounts are in minor units with their currency, times in ISO, and statuses are words (OWN-3)', async () => {
    const { token, id } = await server.person({ market: 'br', cash: 12.5, coin: 30 });
    await server.db.query(
      `insert into withdrawals (user_id, currency, amount, status, day, at, type, no)
       values ($1, 'BRL', 250, ${passbookStatus.pending}, 20261118, $2, 'PIX', '11144477735')`,
      [id, server.context.now()],
    );
    const file = await fileOf(token);
    expect(file['balances']).toMatchObject([{ coins: 30, cashInMinorUnits: 1250, currency: 'BRL' }]);
    expect(file['withdrawals']).toMatchObject([
      {
        askedAt: '2026-11-18T07:30:00.000Z',
        day: '2026-11-18',
        amountInMinorUnits: 250,
        currency: 'BRL',
        status: 'pending',
        settledAt: null,
        remindedOn: null,
      },
    ]);
    expect(file['about']).toContainEqual({
      what: 'money',
      value: 'in minor units: 100 of them are 1 BRL; COIN and GIFT are counted',
    });
    expect(file['notIncluded']).toContainEqual(
      expect.objectContaining({ what: 'What those who work here did about you, and their notes' }),
    );
  });

  it('the answer comes compressed to whoever takes it, since it can be large (API-33)', async () => {
    const { token } = await server.person();
    const answer = await server.fetch('/event/v1/user/data', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: JSON.stringify({ format: 'json', request: randomUUID() }),
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(JSON.parse(text)).toMatchObject({ code: 200, data: { status: 1 } });
  });

  it('a CSV is one file of all parts, and no cell of it is a formula (OWN-3)', async () => {
    const [{ token, mark }] = await twoPeople();
    const { name, file } = await ask(token, randomUUID(), 'csv');
    expect(name).toMatch(/^tally-\d{8}\.csv$/);
    expect(file.startsWith('\uFEFF')).toBe(true);
    const { records, brokenAt } = parseCsv(file);
    expect(brokenAt).toBeUndefined();
    const cells = records.map((record) => record.cells);
    const at = cells.findIndex(([first]) => first === 'messages');
    expect(cells[at + 1]?.slice(0, 7)).toEqual(['number', 'sentAt', 'type', 'text', 'contact', 'status', 'answer']);
    expect(cells[at + 2]?.slice(2, 6)).toEqual(['other', `'=HYPERLINK("${mark}")`, `'+${mark}`, 'open']);
  });
});
