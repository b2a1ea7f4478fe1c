// @vitest-environment node
import { postDeleteMyData } from '@tally/contract/calls/deletion';
import { postH5Action } from '@tally/contract/calls/app';
import { postFeedback } from '@tally/contract/calls/feedback';
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits/time';
import { postUpdateScore } from '@tally/contract/calls/payouts';
import { postCheckin } from '@tally/contract/calls/tasks';
import { getTeam, getReferralInfo } from '@tally/contract/calls/team';
import { getUserInfo } from '@tally/contract/calls/user';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleted } from '../../db/states';
import { expectSoundMoney } from '../../testing/invariants';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deleteDue } from './deleteDue';
import { forgetPhones } from './deletion';
import { logIn } from '../people/login';
import { deletionFloodTries, deletionTriesADay } from '../../limits/deletion';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['rich'] });
});
afterAll(() => server.close());

describe('deletion of data', () => {
  const mailOf = async (id: number) =>
    (await server.db.query<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? '';
  const traces = (id: number) =>
    server.db.query(`select name, avatar, email, google_sub, device, public_id, ref_code from users where id = $1`, [
      id,
    ]);

  it('a deletion by the person themselves is done at once; nothing says who they were, and the ledger stays sound (PRIVACY-7)', async () => {
    const { token, id } = await server.person({ cash: 2000, coin: 30, device: 'phone-to-forget' });
    await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    await server.callOk(postFeedback, {
      token,
      body: { type: 3, content: 'Please remember me well', contact: 'me@mail.example' },
    });
    const guest = { action: 'open', uuid: 'phone-to-forget', appPkgName: 'com.tally.id', locale: 'id' } as const;
    await server.callOk(postH5Action, { body: guest });
    await server.callOk(postH5Action, { token, body: guest });
    const { url } = await server.callOk(getTeam, { token });
    expect(await server.callOk(postDeleteMyData, { token, query: { app: 'tally', email: await mailOf(id) } })).toEqual({
      status: 1,
      info: '',
    });
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 0, info: 'INACTIVE', coin: 0 });
    expect(await traces(id)).toEqual([
      {
        name: '',
        avatar: '',
        email: null,
        google_sub: null,
        device: expect.stringMatching(/^gone\/[\w-]{43}$/) as string,
        public_id: `gone-${id}`,
        ref_code: `GONE-${id}`,
      },
    ]);
    expect(
      await server.db.query(
        'select 1 from feedback where user_id = $1 union all select 1 from ewallets where user_id = $1 union all select 1 from sessions where user_id = $1',
        [id],
      ),
    ).toEqual([]);
    expect(
      await server.db.query(
        `select device from actions where device = 'phonetoforget' or user_id = $1 union all select device from devices where device = 'phonetoforget'`,
        [id],
      ),
    ).toEqual([]);
    // The invite link that the person shared is no longer valid.
    expect(await server.call(getReferralInfo, { query: { refCode: url.split('/').at(-1) ?? '' } })).toMatchObject({
      code: 404,
    });
    await payWaiting(server);
    expect(await server.db.query('select no, status from withdrawals where user_id = $1', [id])).toEqual([
      { no: '', status: 2 },
    ]);
    await expectSoundMoney(server.db);
  });

  it('a deletion does not let the phone earn anew for 15 days, and then forgets it', async () => {
    const uuid = 'phone-that-comes-back';
    const logInAs = async (sub: string) =>
      logIn(
        server.db,
        {
          sub,
          email: `${sub}@gmail.com`,
          name: 'Comes Back',
          avatar: '',
          market: 'id',
          appPkgName: 'com.tally.id',
          uuid,
        },
        server.context.now(),
        server.context.numberKey,
      );
    const leave = (token: string, sub: string) =>
      server.callOk(postDeleteMyData, { token, query: { app: 'tally', email: `${sub}@gmail.com` } });
    const isSecond = async (token: string) => (await server.callOk(getUserInfo, { token })).dupUser;
    const first = await logInAs('comes-back');
    expect(await isSecond(first)).toBe(false);
    await server.callOk(postCheckin, { token: first, query: { action: 'reward' } });
    await leave(first, 'comes-back');
    const again = await logInAs('comes-back');
    expect(await isSecond(again)).toBe(true);
    expect(await server.callOk(postCheckin, { token: again, query: { action: 'reward' } })).toMatchObject({
      status: 4,
      info: 'DUP USER',
    });
    // A person who was not the first on the phone leaves no mark: the 15 days are counted from the first one's
    // deletion.
    server.pass(14 * dayMs);
    await leave(again, 'comes-back');
    await forgetPhones(server.db, server.context.now());
    expect(await isSecond(await logInAs('somebody-else'))).toBe(true);
    await leave(await logInAs('somebody-else'), 'somebody-else');
    server.pass(dayMs);
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    await forgetPhones(server.db, server.context.now());
    expect(
      await server.db.query(
        `select device from users where device like 'gone/%' union all select 'due' from deletions d join users u on u.id = d.user_id where ${deleted('u')}`,
      ),
    ).toEqual([]);
    expect(await isSecond(await logInAs('comes-back'))).toBe(false);
  });

  it('a deletion asked without a login waits until money lapses anyway, and acting in the app takes it back', async () => {
    const gone = await server.person({ cash: 50 });
    const stays = await server.person({ cash: 50 });
    for (const { id } of [gone, stays])
      expect(
        await server.callOk(postDeleteMyData, {
          query: { app: 'com.tally.id', email: (await mailOf(id)).toUpperCase() },
        }),
      ).toEqual({ status: 1, info: '' });
    server.pass(2 * hourMs);
    await server.callOk(postH5Action, { token: stays.token, body: { action: 'open' } });
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    expect(await server.callOk(getUserInfo, { token: gone.token })).toMatchObject({ status: 1, cash: 50 });
    server.pass(14 * dayMs);
    await server.callOk(postH5Action, { token: stays.token, body: { action: 'open' } });
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    expect(await server.callOk(getUserInfo, { token: gone.token })).toMatchObject({ status: 1, cash: 50 });
    server.pass(dayMs);
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    expect(await server.callOk(getUserInfo, { token: gone.token })).toMatchObject({ status: 0 });
    expect(await server.callOk(getUserInfo, { token: stays.token })).toMatchObject({ status: 1, cash: 50 });
  });

  it('a deletion is told to the person, who takes it back by the next thing they do (PRIVACY-9)', async () => {
    const { token, id } = await server.person();
    await server.db.query(`update users set email = 'told.person@gmail.com' where id = $1`, [id]);
    const requestedDeletion = async () => (await server.callOk(getUserInfo, { token })).deletionAsked;
    expect(await requestedDeletion()).toBe(false);
    await server.callOk(postDeleteMyData, {
      query: { app: 'tally', email: 'told.person@gmail.com' },
      address: '203.0.113.70',
    });
    expect([await requestedDeletion(), await requestedDeletion()]).toEqual([true, true]);
    await server.callOk(postH5Action, { token, body: { action: 'open' } });
    expect(await requestedDeletion()).toBe(false);
  });

  const send = async (email: string, address: string, token?: string) =>
    (
      await server.call(postDeleteMyData, {
        query: { app: 'tally', email },
        address,
        ...(token !== undefined && { token }),
      })
    ).code;

  it('a deletion can be asked for a few times a day for one mail address only, by whatever network (PRIVACY-9)', async () => {
    const mine = 'nobody.at.all@gmail.com';
    for (let tries = 0; tries < deletionTriesADay; tries++) expect(await send(mine, `203.0.113.${tries}`)).toBe(200);
    expect(await send(mine, '203.0.113.71')).toBe(429);
    expect(await send(' Nobody.At.All@gmail.com ', '203.0.113.71')).toBe(429);
    expect(await send('somebody.else@gmail.com', '203.0.113.71')).toBe(200);
    expect(await send(mine, '203.0.113.71', (await server.person()).token)).toBe(200);
    expect(await server.db.query("select 1 from wrong_keys where network like '%gmail%'")).toEqual([]);
    server.pass(dayMs);
    expect(await send(mine, '203.0.113.71')).toBe(200);
  });

  it('a deletion is refused to a network by a flood alone, and to it no longer than an hour (PRIVACY-9)', async () => {
    for (const address of ['203.0.113.73', '2001:db8:7:3::1']) {
      for (let nth = 0; nth < deletionFloodTries; nth++)
        expect(await send(`somebody.${nth}.${address.length}@gmail.com`, address)).toBe(200);
      expect(await send('one.more.person@gmail.com', address)).toBe(429);
      expect(await send('one.more.person@gmail.com', address, (await server.person()).token)).toBe(200);
    }
    server.pass(hourMs);
    expect(await send('one.more.person@gmail.com', '203.0.113.73')).toBe(200);
  });

  it('a deletion asked within the hour of the last noted opening is taken back by the next thing the person does', async () => {
    const { token, id } = await server.person({ cash: 50 });
    server.pass(10 * minuteMs);
    await server.callOk(postDeleteMyData, { query: { app: 'tally', email: await mailOf(id) } });
    await server.callOk(getUserInfo, { token });
    expect(await server.db.query('select 1 from deletions where user_id = $1', [id])).toHaveLength(1);
    server.pass(10 * minuteMs);
    await server.callOk(postH5Action, { token, body: { action: 'open' } });
    expect(await server.db.query('select 1 from deletions where user_id = $1', [id])).toEqual([]);
    server.pass(16 * dayMs);
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 1 });
  });

  it('a deletion waits as long for money that came back from a failed payout meanwhile', async () => {
    const { token, id } = await server.person({ cash: 100 });
    await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    await server.callOk(postDeleteMyData, { query: { app: 'tally', email: await mailOf(id) } });
    server.pass(14 * dayMs);
    await server.callOk(postUpdateScore, { query: { key, day: 2, pay: 2, amount: 1_000_000 } });
    server.pass(2 * dayMs);
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 1, cash: 100 });
    server.pass(14 * dayMs);
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 0 });
  });

  it('a deletion of an unknown address is refused (PRIVACY-6)', async () => {
    expect(
      await server.callOk(postDeleteMyData, { query: { app: 'tally', email: 'nobody.at.all@gmail.com' } }),
    ).toEqual({
      status: 2,
      info: 'BAD USER',
    });
  });
});
