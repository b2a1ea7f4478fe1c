// @vitest-environment node
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { postLucky } from '@tally/contract/calls/lucky';
import { markets, type Market } from '@tally/contract/market/codes';
import { postCheckin, postLottery, postVideoAd } from '@tally/contract/calls/tasks';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/testServer';
import { importCatalogue, storedCatalogue } from '../../catalogue/importCatalogue';
import { deletePerson } from '../deletion/deletion';
import { luckyCalls } from '../../testing/luckyCalls';
import { createTestServer } from '../../testing/testServer';
import { luckyQuotas } from '../../limits/lucky';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const { checkedIn, apply, list, claim } = luckyCalls(() => server);
const newest = async (token: string) => (await list(token))[0];
/** Applies for a task, installs the app and waits; returns the id of the record, which can be claimed now. */
async function played(token: string): Promise<number> {
  const { taskRecordId } = await apply(token);
  await server.callOk(postLucky, { token, query: { taskId: (await newest(token))?.taskId ?? 0, action: 'install' } });
  server.pass(5 * minuteMs);
  return taskRecordId;
}

describe('somebody who is known as duplicate (PERSON-14)', () => {
  it('somebody who is a duplicate can neither withdraw, claim nor be paid a round, whatever they have', async () => {
    const { token, id } = await checkedIn({ cash: 50_000 });
    const taskRecordId = await played(token);
    await server.db.query('update users set dup_user = true where id = $1', [id]);
    const before = await server.db.query('select * from balances where user_id = $1', [id]);
    expect(await server.callOk(postWithdraw, { token, query: { amount: 1000 } })).toEqual({
      status: 2,
      info: 'DUP USER',
    });
    expect(await claim(token, taskRecordId)).toEqual({ status: 2, info: 'DUP USER', cash: 0 });
    expect(await apply(token)).toMatchObject({ status: 2, info: 'DUP USER' });
    for (const call of [postLottery, postVideoAd] as const)
      expect(await server.callOk(call as typeof postLottery, { token, query: { action: 'reward' } })).toMatchObject({
        status: 4,
        info: 'DUP USER',
      });
    expect(await server.db.query('select * from balances where user_id = $1', [id])).toEqual(before);
    expect(await server.db.query('select 1 from withdrawals where user_id = $1', [id])).toEqual([]);
  });
});

describe('an app that was paid on a phone (LUCKY-25)', () => {
  it('an app that was paid on a phone is not assigned again on it, to whomever and under whatever number', async () => {
    const first = await checkedIn({ device: 'phone-of-a-family' });
    const second = await checkedIn();
    const taskRecordId = await played(first.token);
    const paid = await newest(first.token);
    expect(await claim(first.token, taskRecordId)).toMatchObject({ status: 1 });
    await server.db.query(`update users set device = 'phoneofafamily' where id = $1`, [second.id]);
    expect(await apply(second.token, paid?.taskId)).toMatchObject({ status: 2, info: 'NONE FOUND' });
    expect(await apply(second.token)).toMatchObject({ status: 1 });
    expect((await newest(second.token))?.appPkgName).not.toBe(paid?.appPkgName);
    expect(await apply(first.token, paid?.taskId)).toMatchObject({ status: 2, info: 'NONE FOUND' });
  });

  it('an app that was assigned on a phone and not paid is assigned to somebody else on it', async () => {
    const first = await checkedIn({ device: 'phone-of-a-couple' });
    await played(first.token);
    const second = await checkedIn();
    await server.db.query(`update users set device = 'phoneofacouple' where id = $1`, [second.id]);
    const unpaid = await newest(first.token);
    expect(await apply(second.token, unpaid?.taskId)).toMatchObject({ status: 1 });
  });

  it('nor after whoever was paid for it was deleted', async () => {
    const first = await checkedIn({ device: 'phone-that-changes-hands' });
    const taskRecordId = await played(first.token);
    const paid = await newest(first.token);
    expect(await claim(first.token, taskRecordId)).toMatchObject({ status: 1 });
    const second = await checkedIn();
    await server.db.query(`update users set device = 'phonethatchangeshands' where id = $1`, [second.id]);
    const now = server.context.now();
    const numberKey = () => Promise.resolve('key');
    await deletePerson(server.db, { numberKey, now }, { id: first.id, market: 'id' }, { phoneUntil: now + dayMs });
    expect(await apply(second.token, paid?.taskId)).toMatchObject({ status: 2, info: 'NONE FOUND' });
  });
});

describe('the quota of an ad network (LUCKY-26)', () => {
  beforeAll(async () => {
    // Adds more apps for each network than its quota in any market.
    for (const market of markets) {
      const file = await storedCatalogue(server.db, market);
      const [example] = file?.luckyApps ?? [];
      if (!file || !example) throw new Error('The demo has lucky apps.');
      const more = (['MTG', 'PANGLE'] as const).flatMap((source) =>
        [1, 2, 3].map((nth) => ({ ...example, appPkgName: `com.partner.more.${source.toLowerCase()}${nth}`, source })),
      );
      await importCatalogue(server.db, { ...file, luckyApps: [...file.luckyApps, ...more] }, server.context.now());
    }
  });

  const offersOf = (market: Market) =>
    server.db.query<{ taskId: number; source: 'MTG' | 'PANGLE' }>(
      'select task_id as "taskId", source from lucky_apps where market = $1 order by source, task_id desc',
      [market],
    );
  /** Applies for the tasks one after the other, and is paid for those that are assigned. */
  const useUp = async (token: string, offers: readonly { readonly taskId: number }[]) => {
    for (const { taskId } of offers) {
      const { status, taskRecordId } = await apply(token, taskId);
      if (status !== 1) continue;
      await server.callOk(postLucky, { token, query: { taskId, action: 'install' } });
      server.pass(5 * minuteMs);
      expect(await claim(token, taskRecordId)).toMatchObject({ status: 1 });
    }
  };
  const used = async (id: number, source: string) =>
    (await server.db.query('select 1 from lucky_records where user_id = $1 and source = $2', [id, source])).length;

  it.each(markets)('the quota of %s holds when tasks are assigned, also for tasks that are named', async (market) => {
    const { token, id } = await checkedIn({ market });
    const offers = await offersOf(market);
    await useUp(token, offers);
    for (const source of ['MTG', 'PANGLE'] as const) {
      const offered = offers.filter((offer) => offer.source === source).length;
      expect(offered).toBeGreaterThan(luckyQuotas[market][source]);
      expect(await used(id, source)).toBe(luckyQuotas[market][source]);
    }
    server.pass(dayMs);
    await server.callOk(postCheckin, { token, query: { action: 'reward' } });
    expect(await apply(token)).toMatchObject({ status: 1 });
  });

  it.each(['MTG', 'PANGLE'] as const)(
    'who has used up the quota of %s gets any task of the other one',
    async (source) => {
      const { token, id } = await checkedIn();
      await useUp(
        token,
        (await offersOf('id')).filter((offer) => offer.source === source),
      );
      expect(await used(id, source)).toBe(luckyQuotas.id[source]);
      expect(await apply(token)).toMatchObject({ status: 1 });
      expect(await used(id, source)).toBe(luckyQuotas.id[source]);
    },
  );
});
