// @vitest-environment node
import { lapseNoticeDays } from '@tally/contract/host/hostEvents';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { postH5Action } from '@tally/contract/calls/app';
import { getWallet } from '@tally/contract/calls/wallet';
import { describe, expect, it } from 'vitest';
import { publicIdOf } from '../../testing/events/eventReceiver';
import type { EventReceiver } from '../../testing/events/eventReceiver';
import { withReceiver } from '../../testing/events/withReceiver';
import type { TestServer } from '../../testing/testServer';
import { runMaintenance } from '../maintenance';
import { lapseAfterMs } from '../../limits/people';

const noticeAfterMs = lapseAfterMs - lapseNoticeDays * dayMs;

let server: TestServer;
let receiver: EventReceiver;
withReceiver((...made) => ([server, receiver] = made));

const maintain = () =>
  runMaintenance(server.db, server.context.numberKey, server.context.now(), {
    failed: (step, error) => {
      throw new Error(step, { cause: error });
    },
    hasReceiver: true,
  });
const waiting = async () =>
  (await server.db.query<{ id: number }>('select user_id as id from outbox where ended_at is null order by id')).map(
    ({ id }) => id,
  );

describe('coins and cash that lapse in three days (EVENT-3, MONEY-5)', () => {
  it('people get one notice, three days before their money lapses and not sooner', async () => {
    const since = server.context.now();
    const { id, token } = await server.person({ cash: 5000 });
    server.pass(noticeAfterMs - 1);
    await maintain();
    expect(await waiting()).toEqual([]);
    server.pass(1);
    await maintain();
    await receiver.round();
    await maintain();
    server.pass(hourMs);
    await maintain();
    await receiver.round();
    expect(receiver.got).toMatchObject([
      { kind: 'money.lapsing', userId: await publicIdOf(server, id), at: since + noticeAfterMs },
    ]);
    // At the event's time and three days the money is there for the last moment.
    server.pass(lapseNoticeDays * dayMs - hourMs);
    expect(server.context.now()).toBe(since + noticeAfterMs + lapseNoticeDays * dayMs);
    await maintain();
    expect(await server.db.query('select cash from balances')).toEqual([{ cash: 5000 }]);
    server.pass(1);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 0 });
  });

  it('people without money, or who have opened the app since, get no notice', async () => {
    await server.person();
    const opens = await server.person({ cash: 5000 });
    const stays = await server.person({ coin: 3 });
    server.pass(2 * dayMs);
    await server.callOk(postH5Action, { token: opens.token, body: { action: 'open' } });
    server.pass(noticeAfterMs - 2 * dayMs);
    await maintain();
    expect(await waiting()).toEqual([stays.id]);
  });

  it('people who open the app before the event is sent do not get it, and get another one next time', async () => {
    const { token } = await server.person({ cash: 5000 });
    server.pass(noticeAfterMs);
    await maintain();
    await server.callOk(postH5Action, { token, body: { action: 'open' } });
    await receiver.round();
    expect([receiver.got, await waiting(), receiver.counts.dropped]).toEqual([[], [], 1]);
    server.pass(noticeAfterMs);
    await maintain();
    await receiver.round();
    expect(receiver.got.map(({ at }) => at)).toEqual([server.context.now()]);
  });

  it('no notice promises three days that have passed: neither a day late, nor when the money was cleared before its turn', async () => {
    await server.person({ cash: 5000 });
    server.pass(noticeAfterMs + dayMs);
    await maintain();
    expect(await waiting()).toEqual([]);
    await server.person({ cash: 5000 });
    server.pass(noticeAfterMs);
    await maintain();
    expect(await waiting()).toHaveLength(1);
    server.pass(lapseNoticeDays * dayMs);
    await receiver.round();
    expect([receiver.got, await waiting()]).toEqual([[], []]);
  });

  it('several hundred people are each told', async () => {
    for (let nth = 0; nth < 3; nth++) await server.person({ cash: 5000 });
    await server.db.exec(`
      insert into users (public_id, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, ref_code)
        select 'crowd-' || n, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, 'CROWD' || n
        from (select * from users order by id limit 1) one, generate_series(1, 450) n;
      insert into balances (user_id, coin) select id, 10 from users where public_id like 'crowd-%'`);
    server.pass(noticeAfterMs);
    await maintain();
    expect(await waiting()).toHaveLength(453);
  });
});
