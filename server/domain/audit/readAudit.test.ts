// @vitest-environment node
import { parseCsv } from '@tally/contract/rules/csv';
import { accessAction, auditFileMost, auditShown } from '@tally/contract/operator/auditLog';
import { getAuditLog, postAuditExport, getLatestActs } from '@tally/contract/calls/auditLog';
import { getPersonCard, postFreeze } from '@tally/contract/calls/people';
import { getPayouts, postPayout } from '@tally/contract/calls/payouts';
import { getWaitingReviews } from '@tally/contract/calls/reviews';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import type { QueryOf } from '@tally/contract/api/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const ana = 'the-key-of-ana';
const budi = 'the-key-of-budi';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, budi }) } });
});
// Each test reads an audit log of its own day.
let from = 0;
beforeEach(() => {
  server.pass(86_400_000);
  from = server.context.now();
});
afterAll(() => server.close());

type Search = Omit<QueryOf<typeof getAuditLog>, 'key'>;
const search = (given: Search = {}) => server.callOk(getAuditLog, { query: { key: ana, from, ...given } });
const found = async (given: Search = {}) =>
  (await search(given)).items.map(({ operator, action, people }) => [operator, action, people]);

async function pending(): Promise<{ id: number; payout: number }> {
  const { id, token } = await server.person({ cash: 1000 });
  await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
  const [row] = await server.db.query<{ id: number }>('select max(id) as id from withdrawals where user_id = $1', [id]);
  return { id, payout: row?.id ?? 0 };
}
const freeze = (key: string, userId: number) =>
  server.callOk(postFreeze, { query: { key, userId, action: 'freeze', reason: 'a test' } });
const pay = (id: number) => server.callOk(postPayout, { query: { key: ana, id, action: 'pay' } });

describe('the audit log', () => {
  it('the audit log says who did what, when and on whom, and is found by each of these alone or together (OPS-38)', async () => {
    const first = await pending();
    const second = await pending();
    await pay(first.payout);
    server.pass(1000);
    await freeze(budi, second.id);
    const late = server.context.now();
    await freeze(ana, first.id);
    expect(await found({ operator: 'budi' })).toEqual([['budi', 'freeze', [second.id]]]);
    expect(await found({ action: 'pay' })).toEqual([['ana', 'pay', [first.id]]]);
    expect(await found({ action: 'freeze', operator: 'ana' })).toEqual([['ana', 'freeze', [first.id]]]);
    expect(await found({ to: late - 1 })).toEqual([['ana', 'pay', [first.id]]]);
    expect(await found({ userId: first.id, action: 'pay', operator: 'ana', to: late })).toHaveLength(1);
    expect(await found({ userId: second.id, operator: 'ana', action: 'pay' })).toEqual([]);
    expect((await search({ action: 'freeze' })).items.map(({ time }) => time)).toEqual([late, late]);
  });

  it('every read of personal data is recorded, a search of the audit log included; the list of acts leaves reads out (OPS-37)', async () => {
    const { id } = await pending();
    await server.callOk(getPayouts, { query: { key: budi, market: 'id' } });
    await server.callOk(getPayouts, { query: { key: budi, market: 'br' } });
    await server.callOk(getWaitingReviews, { query: { key: budi } });
    const looks = await search({ userId: id });
    expect(looks.items).toMatchObject([
      { operator: 'budi', detail: 'withdrawals of id', people: expect.arrayContaining([id]) as number[], time: from },
    ]);
    expect((await search({ operator: 'ana', action: accessAction })).items).toMatchObject([
      { detail: expect.stringContaining(`userId ${id}`) as string, people: [id] },
    ]);
    const acts = await server.callOk(getLatestActs, { query: { key: budi } });
    expect(acts.map(({ action }) => action)).not.toContain(accessAction);
    await freeze(ana, id);
  });

  it('what cannot be written into the audit log is not shown (OPS-37)', async () => {
    const { id } = await pending();
    await server.db.query(
      `alter table operator_actions add constraint no_looks check (action <> '${accessAction}') not valid`,
    );
    const looks = [
      server.call(getPayouts, { query: { key: budi, market: 'id' } }),
      server.call(getPersonCard, { query: { key: budi, userId: id } }),
      server.call(getAuditLog, { query: { key: budi, userId: id } }),
    ];
    const codes = (await Promise.all(looks)).map(({ code }) => code);
    await server.db.query('alter table operator_actions drop constraint no_looks');
    expect(codes).toEqual(looks.map(() => 500));
  });

  it('a long audit log comes page by page, each entry once, also of one moment (OPS-38)', async () => {
    const { id } = await server.person();
    const all = 2 * auditShown + 1;
    await server.db.query(
      `insert into operator_actions (at, operator, action, detail, people)
       select $1::bigint, 'carla', 'freeze', 'user ' || n, array[$2::bigint] from generate_series(1, $3::integer) n`,
      [from, id, all],
    );
    const seen: number[] = [];
    let before: number | undefined;
    for (let page = 1; page <= 3; page++) {
      const { items, next } = await search({ operator: 'carla', userId: id, ...(before && { before }) });
      seen.push(...items.map((entry) => entry.id));
      before = next;
    }
    expect(before).toBe(0);
    expect(new Set(seen).size).toBe(all);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it('the audit log is exported as a file in which no cell is a formula, and that is in the audit log (OPS-38, OPS-23)', async () => {
    const { id } = await server.person();
    await server.callOk(postFreeze, { query: { key: budi, userId: id, action: 'freeze', reason: '=1+1, "now"' } });
    await server.db.query(
      `insert into operator_actions (at, operator, action, detail, people) values ($1, 'budi', 'import', '=1+1', $2)`,
      [from, [id, id + 1]],
    );
    const { count, next, file } = await server.callOk(postAuditExport, { query: { key: ana, from, operator: 'budi' } });
    expect({ count, next }).toEqual({ count: 2, next: 0 });
    const [head, ...lines] = parseCsv(file).records.map(({ cells }) => cells);
    expect(head).toEqual(['id', 'time', 'operator', 'action', 'people', 'detail']);
    expect(lines.map((cells) => cells.slice(1))).toEqual([
      [new Date(from).toISOString(), 'budi', 'import', `${id} ${id + 1}`, "'=1+1"],
      [new Date(from).toISOString(), 'budi', 'freeze', String(id), `user ${id}: =1+1, "now"`],
    ]);
    expect(await found({ action: 'export trail' })).toEqual([['ana', 'export trail', []]]);
    expect(auditFileMost).toBeGreaterThan(auditShown);
  });

  it('nobody changes or removes an entry (OPS-15)', async () => {
    const { id } = await server.person();
    await freeze(ana, id);
    for (const change of [
      `update operator_actions set operator = 'nobody', people = '{}'`,
      'delete from operator_actions',
    ])
      await expect(server.db.query(change)).rejects.toThrow('written down for good');
    expect(await found({ userId: id })).toEqual([['ana', 'freeze', [id]]]);
  });
});
