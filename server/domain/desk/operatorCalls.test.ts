// @vitest-environment node
import { postH5Action } from '@tally/contract/calls/app';
import { hourMs } from '@tally/contract/limits/time';
import { getAdApps, postAdApp } from '@tally/contract/calls/adApps';
import { postUpdateScore } from '@tally/contract/calls/payouts';
import { counterNames } from '@tally/contract/operator/dashboard';
import { getDashboard } from '@tally/contract/calls/dashboard';
import { postCheckin } from '@tally/contract/calls/tasks';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, keysOf, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['rich'] });
});
afterAll(() => server.close());

describe('operators', () => {
  it('operators resolve only what the preset means: young people, up to an amount (OPS-5)', async () => {
    const old = await server.person({ cash: 1000 });
    await server.callOk(postWithdraw, { token: old.token, query: { amount: 1000 } });
    server.pass(9 * hourMs);
    const fresh = await server.person({ cash: 1000 });
    await server.callOk(postWithdraw, { token: fresh.token, query: { amount: 100 } });
    expect(await server.callOk(postUpdateScore, { query: { key, day: 0, pay: 1, amount: 50 } })).toMatchObject({
      withdrawals: 0,
    });
    expect(await server.callOk(postUpdateScore, { query: { key, day: 0, pay: 1, amount: 20_000 } })).toMatchObject({
      status: 1,
      users: 1,
      withdrawals: 1,
      amount: 100,
    });
    expect(await server.callOk(getWallet, { token: old.token })).toMatchObject({ paying: 1000 });
    expect(await server.callOk(postUpdateScore, { query: { key, day: 1, pay: 2, amount: 20_000 } })).toMatchObject({
      withdrawals: 1,
      amount: 1000,
    });
    expect(await server.callOk(getWallet, { token: old.token })).toMatchObject({ paying: 0, balance: 1000 });
  });

  it('operators mean one amount in the currency of each market, and only the days there are', async () => {
    server.pass(6 * hourMs); // withdrawing is open in all markets
    const people = await Promise.all(
      (['id', 'ph', 'br'] as const).map((market) => server.person({ market, cash: 1000 })),
    );
    for (const [index, { token }] of people.entries())
      await server.callOk(postWithdraw, { token, query: { amount: [100, 10, 1][index] ?? 0 } });
    // 10.005 has more decimal places than any currency: it is rounded down to 10.00 in pesos and reais, and 10 in
    // rupiah.
    expect(await server.callOk(postUpdateScore, { query: { key, day: 2, pay: 1, amount: 10.005 } })).toMatchObject({
      users: 2,
      withdrawals: 2,
      amount: 11,
    });
    expect(await server.callOk(postUpdateScore, { query: { key, day: 2, pay: 1, amount: 100.9 } })).toMatchObject({
      users: 1,
      withdrawals: 1,
      amount: 100,
    });
    for (const day of [-2, 3, 365, 0.5])
      expect(await server.call(postUpdateScore, { query: { key, day, pay: 1, amount: 1 } })).toMatchObject({
        code: 400,
      });
  });

  it('operators get the stored answer for a repeated key', async () => {
    const { token } = await server.person({ cash: 1000 });
    await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    const request = { query: { key, day: 2, pay: 1, amount: 20_000 }, key: 'operator-click-1' } as const;
    const first = await server.callOk(postUpdateScore, request);
    expect(first).toMatchObject({ withdrawals: 1 });
    expect(await server.callOk(postUpdateScore, request)).toEqual(first);
    expect(await server.call(postUpdateScore, { ...request, query: { ...request.query, pay: 2 } })).toMatchObject({
      code: 409,
    });
  });

  it('operators get the stored answer also with a key of theirs that has changed', async () => {
    const { token } = await server.person({ cash: 1000 });
    await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    const request = { query: { key, day: 2, pay: 1, amount: 20_000 }, key: 'operator-click-2' } as const;
    const first = await server.callOk(postUpdateScore, request);
    const later = await createTestServer({
      db: server.db,
      stories: [],
      now: server.context.now(),
      config: { operatorKeys: keysOf({ operator: 'another-key-of-operators' }) },
    });
    expect(
      await later.callOk(postUpdateScore, { ...request, query: { ...request.query, key: 'another-key-of-operators' } }),
    ).toEqual(first);
  });

  it('the reply counts what was done although one withdrawal failed, and the log says why', async () => {
    const sound = await server.person({ cash: 1000 });
    const broken = await server.person({ cash: 1000 });
    for (const { token } of [sound, broken]) await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    // A person whose withdrawal can't be resolved.
    await server.db.query('update balances set held = 0 where user_id = $1', [broken.id]);
    const resolve = () => server.callOk(postUpdateScore, { query: { key, day: 2, pay: 1, amount: 20_000 } });
    server.logged.length = 0;
    expect(await resolve()).toEqual({ status: 2, info: 'SOME FAILED', users: 2, withdrawals: 1, amount: 100 });
    expect(server.logged.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
    expect(await server.callOk(getWallet, { token: sound.token })).toMatchObject({ paying: 0, redeemed: 100 });
    await server.db.query(
      'update balances set held = (select amount from withdrawals where user_id = $1) where user_id = $1',
      [broken.id],
    );
    expect(await resolve()).toEqual({ status: 1, info: '', users: 1, withdrawals: 1, amount: 100 });
    await expectSoundMoney(server.db);
  });

  it('operators see counters that follow what happens (OPS-3)', async () => {
    const before = await server.callOk(getDashboard, { query: { key } });
    const { token } = await server.person({ cash: 30_000 });
    await server.callOk(postCheckin, { token, query: { action: 'reward' } });
    await server.callOk(postH5Action, {
      body: { action: 'open', uuid: 'a-new-phone-0001', appPkgName: 'com.tally.id', locale: 'id' },
    });
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    const after = await server.callOk(getDashboard, { query: { key } });
    const grown = Object.fromEntries(
      counterNames.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
    );
    expect(grown).toEqual({
      appUser: 1,
      eventUser: 1,
      newUser: 1,
      newInstall: 1,
      checkinCount: 1,
      withdrawAmount: 1000,
    });
  });

  it('operators work through the list of ad apps (OPS-7, OPS-8, API-8)', async () => {
    const first = 'com.partner.seen';
    const shown = { appPkgName: first, appName: 'Seen', displayCount: 1_000_000 };
    await server.db.query(
      'insert into ad_apps (app_pkg, name, display_count) values ($1, $2, $3)',
      Object.values(shown),
    );
    const apps = await server.callOk(getAdApps, { query: { key } });
    expect(apps[0]).toEqual({ ...shown, hasNoApk: false });
    const second = apps[1]?.appPkgName ?? '';
    expect(
      await server.callOk(postAdApp, {
        query: { key },
        body: { appPkgName: first, appClassName: 'com.partner.seen.Main', apkSize: 31_000_000 },
      }),
    ).toEqual({
      status: 1,
      info: '',
    });
    expect(await server.db.query('select class_name, apk_size from ad_apps where app_pkg = $1', [first])).toEqual([
      { class_name: 'com.partner.seen.Main', apk_size: 31_000_000 },
    ]);
    expect(await server.callOk(postAdApp, { query: { key }, body: { appPkgName: second, hasNoApk: true } })).toEqual({
      status: 1,
      info: '',
    });
    const left = await server.callOk(getAdApps, { query: { key } });
    expect(left.map(({ appPkgName }) => appPkgName)).not.toContain(first);
    // Remembered: whoever looks next sees it too.
    expect(left.at(-1)).toMatchObject({ appPkgName: second, hasNoApk: true });
    expect(left.filter(({ hasNoApk }) => hasNoApk)).toHaveLength(1);
    expect(await server.callOk(postAdApp, { query: { key }, body: { appPkgName: 'com.unknown' } })).toEqual({
      status: 2,
      info: 'UNKNOWN APP',
    });
  });
});
