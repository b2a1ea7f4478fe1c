// @vitest-environment node
import { getAppSettings, postDeleteMyData } from '@tally/contract/app';
import { postH5Action } from '@tally/contract/h5Actions';
import { getFeedback, postFeedback } from '@tally/contract/feedback';
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits';
import { getAdApps, postAdApp, postFeedbackProcess, postUpdateScore } from '@tally/contract/operator';
import { counterNames, getDashboard } from '@tally/contract/dashboard';
import { postCheckin } from '@tally/contract/task';
import { getTeam, getTeamMembers } from '@tally/contract/team';
import { getReferralInfo } from '@tally/contract/referral';
import { getUserInfo } from '@tally/contract/user';
import { getAccount } from '@tally/contract/account';
import { getRank } from '@tally/contract/rank';
import { getWallet } from '@tally/contract/wallet';
import { postWithdraw } from '@tally/contract/withdraw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../testing/invariants';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { deleteDue, deletePerson, forgetPhones } from './deletion';
import { logIn } from './login';
import { post, rewardMoves } from './ledger';
import { lastWeekOf } from './payout';
import { deletionTriesADay } from './serverLimits';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['rich'] });
});
afterAll(() => server.close());

const pay = (amount = 1_000_000) => server.callOk(postUpdateScore, { query: { key, day: 2, pay: 1, amount } });

describe('a team', () => {
  it('shows its ten newest members, how many count, and the invite link that finds its inviter (TEAM-3, TEAM-5)', async () => {
    const token = await server.signIn('ph-rich');
    const { total, valid, url, tip } = await server.callOk(getTeam, { token });
    expect({ total, valid }).toEqual({ total: 12, valid: 8 });
    expect(tip).toMatch(/withdrew cash. You got ₱5!$/);
    const members = await server.callOk(getTeamMembers, { token });
    expect(members).toHaveLength(10);
    expect(members.filter(({ valid: counts }) => counts).every(({ memberCash }) => memberCash === 5)).toBe(true);
    const invitation = await server.callOk(getReferralInfo, { query: { refCode: url.split('/').at(-1) ?? '' } });
    expect(invitation).toMatchObject({ userName: 'Paolo', locale: 'en_ph', appPkgName: 'com.tally.ph' });
    expect(await server.call(getReferralInfo, { query: { refCode: 'NOBODY22' } })).toMatchObject({ code: 404 });
  });

  it('a member counts after being paid 200, and the inviter is rewarded once (TEAM-6)', async () => {
    const inviter = await server.person();
    const member = await server.person({ cash: 1500, invitedBy: inviter.id });
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 100 } });
    await pay();
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({ total: 1, valid: 0, tip: '' });
    server.pass(dayMs);
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 1000 } });
    await pay();
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({
      total: 1,
      valid: 1,
      tip: 'Test menarik uang. Kamu mendapat Rp\u00a0500!',
    });
    expect(await server.callOk(getTeamMembers, { token: inviter.token })).toMatchObject([
      { valid: true, memberCash: 500 },
    ]);
    expect(await server.callOk(getUserInfo, { token: inviter.token })).toMatchObject({ cash: 500 });
    // Paid once more, to another number: the member is already counted.
    server.pass(dayMs);
    await server.db.query(`update ewallets set no = '081288880001', plain_no = '081288880001' where user_id = $1`, [
      member.id,
    ]);
    await post(server.db, member.id, server.context.now(), rewardMoves('newbie', 'id', { cash: 1000 }, 'once-more'));
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 1000 } });
    expect((await pay()).withdrawals).toBeGreaterThan(0);
    expect(await server.callOk(getWallet, { token: member.token })).toMatchObject({ redeemed: 2100, paying: 0 });
    expect(await server.callOk(getUserInfo, { token: inviter.token })).toMatchObject({ cash: 500 });
    // A member who is deleted still counts, but their name is not shown anywhere.
    await deletePerson(server.db, { id: member.id, market: 'id' }, server.context.now());
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({ total: 1, valid: 1, tip: '' });
    expect(await server.callOk(getTeamMembers, { token: inviter.token })).toEqual([]);
    server.pass(dayMs);
  });
});

describe('the ranking', () => {
  it("shows last week's largest withdrawals, one for each person, account ids masked (INVITE-5, INVITE-8)", async () => {
    const entries = await server.callOk(getRank, { query: { locale: 'pt_br' } });
    expect(entries.length).toBeGreaterThanOrEqual(8);
    expect(entries.map(({ rankId }) => rankId)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.map(({ amount }) => amount)).toEqual(entries.map(({ amount }) => amount).sort((a, b) => b - a));
    for (const { accountId } of entries) expect(accountId).toMatch(/^.\*{4}@/);
    expect(await server.callOk(getRank, { query: { appPkgName: 'com.tally.br' } })).toEqual(entries);
  });

  it('names equal amounts in the order they were asked for, each person once', async () => {
    const before = (await server.callOk(getRank, { query: { locale: 'en_ph' } })).length;
    const week = lastWeekOf(server.context.now(), 'ph');
    // Inserted in another order than that of their ids.
    for (const [id, name, amount] of [
      [900_003, 'Third', 9_000_000],
      [900_001, 'First', 9_000_000],
      [900_002, 'Second', 9_000_000],
      [900_004, 'First', 8_000_000],
    ] as const) {
      const [known] = await server.db.query<{ id: number }>('select id from users where name = $1', [name]);
      const userId = known?.id ?? (await server.person({ market: 'ph' })).id;
      await server.db.query('update users set name = $2 where id = $1', [userId, name]);
      await server.db.query(
        `insert into withdrawals (id, user_id, currency, amount, status, day, at, settled_at, paid_week, type, no) values ($1::bigint, $2, 'PHP', $3, 2, $1::integer, $4::bigint, $4::bigint, $5, 'GCash', '09171234567')`,
        [id, userId, amount, server.context.now(), week],
      );
    }
    const entries = await server.callOk(getRank, { query: { locale: 'en_ph' } });
    expect(entries.slice(0, 3)).toMatchObject([
      { name: 'First', amount: 90_000, rankId: 1, accountId: '09****67' },
      { name: 'Second', rankId: 2 },
      { name: 'Third', rankId: 3 },
    ]);
    expect(entries).toHaveLength(before + 3);
    await server.db.query('delete from withdrawals where id > 900000');
  });
});

describe('the ranking of a busy week', () => {
  it('names twenty people, however often each was paid and whoever is gone', async () => {
    const week = lastWeekOf(server.context.now(), 'ph');
    for (let nth = 0; nth < 26; nth++) {
      const { id } = await server.person({ market: 'ph' });
      // The maximum per week: one requested on the day before the week and one on each of its days.
      await server.db.query(
        `insert into withdrawals (user_id, currency, amount, status, day, at, settled_at, paid_week, type, no) select $1, 'PHP', 9000000 - $2::bigint, 2, 20261100 + n, $3::bigint, $3::bigint, $4, 'GCash', '09171234567' from generate_series(1, 8) n`,
        [id, nth, server.context.now(), week],
      );
      if (nth < 6) await deletePerson(server.db, { id, market: 'ph' }, server.context.now());
    }
    const entries = await server.callOk(getRank, { query: { locale: 'en_ph' } });
    expect(entries.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 20 }, (_, place) => 90_000 - (place + 6) / 100),
    );
    await server.db.query('delete from withdrawals where amount > 8000000');
  });
});

describe('feedback', () => {
  const message = { type: 1, content: 'Where is my withdrawal of yesterday?', contact: 'me@mail.example' };

  it('is taken, answered by operators in the language of the person, and shown (FEEDBACK-8, OPS-9)', async () => {
    const { token, id } = await server.person({ locale: 'id' });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({ id: 0, status: 0 });
    expect(await server.callOk(postFeedback, { token, body: message })).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({ status: 1, issue: message.content, reply: '' });
    expect(
      await server.callOk(postFeedbackProcess, { query: { key, day: 2, type: 2, userIdStr: String(id) } }),
    ).toEqual({
      status: 1,
      info: '',
      count: 0,
    });
    expect(
      await server.callOk(postFeedbackProcess, { query: { key, day: 2, type: 1, userIdStr: `${id}, x` } }),
    ).toEqual({
      status: 1,
      info: '',
      count: 1,
    });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({
      status: 9,
      reply: expect.stringContaining('penarikan') as string,
      time: server.context.now(),
    });
  });

  it('is answered a thousand at once, and MORE says that there is more', async () => {
    const { id } = await server.person({ market: 'br' });
    await server.db.query(
      `insert into feedback (user_id, type, content, contact, at) select $1::bigint, 3, 'One of very many', 'me@mail.example', $2::bigint from generate_series(1, 1001)`,
      [id, server.context.now()],
    );
    const request = { query: { key, day: 2, type: 3, userIdStr: String(id) } } as const;
    expect(await server.callOk(postFeedbackProcess, request)).toEqual({ status: 1, info: 'MORE', count: 1000 });
    expect(await server.callOk(postFeedbackProcess, request)).toEqual({ status: 1, info: '', count: 1 });
  });

  it('has its limit of a day also for messages at the same moment', async () => {
    const { token } = await server.person({ market: 'br' });
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => server.callOk(postFeedback, { token, body: message })),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(10);
  });

  it('needs a type in Indonesia only, and has its limits (FEEDBACK-2, FEEDBACK-3)', async () => {
    const [id, br] = [await server.person(), await server.person({ market: 'br' })];
    expect(await server.callOk(postFeedback, { token: id.token, body: { ...message, type: 0 } })).toEqual({
      status: 2,
      info: 'NEED TYPE',
    });
    for (let sent = 0; sent < 10; sent++)
      expect(await server.callOk(postFeedback, { token: br.token, body: { ...message, type: 0 } })).toMatchObject({
        status: 1,
      });
    expect(await server.callOk(postFeedback, { token: br.token, body: message })).toEqual({
      status: 2,
      info: 'TOO MANY',
    });
    for (const wrong of [
      { content: 'too short' },
      { content: 'x'.repeat(201) },
      { contact: '1234567' },
      { contact: 'x'.repeat(41) },
    ]) {
      expect(await server.call(postFeedback, { token: id.token, body: { ...message, ...wrong } })).toMatchObject({
        code: 400,
      });
    }
  });
});

describe('deletion of data', () => {
  const mailOf = async (id: number) =>
    (await server.db.query<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? '';
  const traces = (id: number) =>
    server.db.query(`select name, avatar, email, google_sub, device, public_id, ref_code from users where id = $1`, [
      id,
    ]);

  it('by the person themselves is done at once; nothing says who they were, and the ledger stays sound (PRIVACY-7)', async () => {
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
        `select device from actions where device = 'phone-to-forget' or user_id = $1 union all select device from devices where device = 'phone-to-forget'`,
        [id],
      ),
    ).toEqual([]);
    // The invite link that the person shared is no longer valid.
    expect(await server.call(getReferralInfo, { query: { refCode: url.split('/').at(-1) ?? '' } })).toMatchObject({
      code: 404,
    });
    await pay();
    expect(await server.db.query('select no, status from withdrawals where user_id = $1', [id])).toEqual([
      { no: '', status: 2 },
    ]);
    await expectSoundMoney(server.db);
  });

  it('does not let the phone earn anew for 15 days, and then forgets it', async () => {
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
    await deleteDue(server.db, server.context.now());
    await forgetPhones(server.db, server.context.now());
    expect(
      await server.db.query(
        `select device from users where device like 'gone/%' union all select 'due' from deletions d join users u on u.id = d.user_id where u.status = 2`,
      ),
    ).toEqual([]);
    expect(await isSecond(await logInAs('comes-back'))).toBe(false);
  });

  it('asked without a login waits until money lapses anyway, and acting in the app takes it back', async () => {
    const [gone, stays] = [await server.person({ cash: 50 }), await server.person({ cash: 50 })];
    for (const { id } of [gone, stays])
      expect(
        await server.callOk(postDeleteMyData, {
          query: { app: 'com.tally.id', email: (await mailOf(id)).toUpperCase() },
        }),
      ).toEqual({ status: 1, info: '' });
    server.pass(2 * hourMs);
    await server.callOk(postH5Action, { token: stays.token, body: { action: 'open' } });
    await deleteDue(server.db, server.context.now());
    expect(await server.callOk(getUserInfo, { token: gone.token })).toMatchObject({ status: 1, cash: 50 });
    server.pass(14 * dayMs);
    await server.callOk(postH5Action, { token: stays.token, body: { action: 'open' } });
    await deleteDue(server.db, server.context.now());
    expect(await server.callOk(getUserInfo, { token: gone.token })).toMatchObject({ status: 1, cash: 50 });
    server.pass(dayMs);
    await deleteDue(server.db, server.context.now());
    expect(await server.callOk(getUserInfo, { token: gone.token })).toMatchObject({ status: 0 });
    expect(await server.callOk(getUserInfo, { token: stays.token })).toMatchObject({ status: 1, cash: 50 });
  });

  it('is told to the person, who takes it back by the next thing they do (PRIVACY-9)', async () => {
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

  it('can be asked for by strangers of one network a few times a day only (PRIVACY-9)', async () => {
    const send = (address: string, token?: string) =>
      server.call(postDeleteMyData, {
        query: { app: 'tally', email: 'nobody.at.all@gmail.com' },
        address,
        ...(token !== undefined && { token }),
      });
    for (let tries = 0; tries < deletionTriesADay; tries++) expect((await send('203.0.113.71')).code).toBe(200);
    expect((await send('203.0.113.71')).code).toBe(429);
    expect((await send('203.0.113.72')).code).toBe(200);
    expect((await send('203.0.113.71', (await server.person()).token)).code).toBe(200);
    server.pass(dayMs);
    expect((await send('203.0.113.71')).code).toBe(200);
  });

  it('asked within the hour of the last noted opening is taken back by the next thing the person does', async () => {
    const { token, id } = await server.person({ cash: 50 });
    server.pass(10 * minuteMs);
    await server.callOk(postDeleteMyData, { query: { app: 'tally', email: await mailOf(id) } });
    await server.callOk(getUserInfo, { token });
    expect(await server.db.query('select 1 from deletions where user_id = $1', [id])).toHaveLength(1);
    server.pass(10 * minuteMs);
    await server.callOk(postH5Action, { token, body: { action: 'open' } });
    expect(await server.db.query('select 1 from deletions where user_id = $1', [id])).toEqual([]);
    server.pass(16 * dayMs);
    await deleteDue(server.db, server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 1 });
  });

  it('waits as long for money that came back from a failed payout meanwhile', async () => {
    const { token, id } = await server.person({ cash: 100 });
    await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    await server.callOk(postDeleteMyData, { query: { app: 'tally', email: await mailOf(id) } });
    server.pass(14 * dayMs);
    await server.callOk(postUpdateScore, { query: { key, day: 2, pay: 2, amount: 1_000_000 } });
    server.pass(2 * dayMs);
    await deleteDue(server.db, server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 1, cash: 100 });
    server.pass(14 * dayMs);
    await deleteDue(server.db, server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 0 });
  });

  it('of an unknown address is refused (PRIVACY-6)', async () => {
    expect(
      await server.callOk(postDeleteMyData, { query: { app: 'tally', email: 'nobody.at.all@gmail.com' } }),
    ).toEqual({
      status: 2,
      info: 'BAD USER',
    });
  });
});

describe('the reward of a team', () => {
  it('is not cleared before somebody who was away had 15 days to see it', async () => {
    const inviter = await server.person();
    server.pass(16 * dayMs);
    const member = await server.person({ cash: 1000, invitedBy: inviter.id });
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 1000 } });
    await pay();
    server.pass(15 * dayMs);
    expect(await server.callOk(getUserInfo, { token: inviter.token })).toMatchObject({ cash: 500 });
    server.pass(hourMs + 1);
    expect(await server.callOk(getUserInfo, { token: inviter.token })).toMatchObject({ cash: 0 });
  });
});

describe('operators', () => {
  it('settle only what the preset means: young people, up to an amount (OPS-5)', async () => {
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

  it('mean one amount in the currency of each market, and only the days there are', async () => {
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

  it('get the stored answer for a repeated key', async () => {
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

  it('get the stored answer also with a key of theirs that has changed', async () => {
    const { token } = await server.person({ cash: 1000 });
    await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    const request = { query: { key, day: 2, pay: 1, amount: 20_000 }, key: 'operator-click-2' } as const;
    const first = await server.callOk(postUpdateScore, request);
    const later = await createTestServer({
      db: server.db,
      stories: [],
      now: server.context.now(),
      config: { operatorKeys: [{ name: 'operator', key: 'another-key-of-operators' }] },
    });
    expect(
      await later.callOk(postUpdateScore, { ...request, query: { ...request.query, key: 'another-key-of-operators' } }),
    ).toEqual(first);
  });

  it('are told what was done although one withdrawal failed, and the log why', async () => {
    const [sound, broken] = [await server.person({ cash: 1000 }), await server.person({ cash: 1000 })];
    for (const { token } of [sound, broken]) await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    // A person whose withdrawal can't be settled.
    await server.db.query('update balances set held = 0 where user_id = $1', [broken.id]);
    const settle = () => server.callOk(postUpdateScore, { query: { key, day: 2, pay: 1, amount: 20_000 } });
    server.logged.length = 0;
    expect(await settle()).toEqual({ status: 2, info: 'SOME FAILED', users: 2, withdrawals: 1, amount: 100 });
    expect(server.logged.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
    expect(await server.callOk(getWallet, { token: sound.token })).toMatchObject({ paying: 0, redeemed: 100 });
    await server.db.query(
      'update balances set held = (select amount from withdrawals where user_id = $1) where user_id = $1',
      [broken.id],
    );
    expect(await settle()).toEqual({ status: 1, info: '', users: 1, withdrawals: 1, amount: 100 });
    await expectSoundMoney(server.db);
  });

  it('see counters that follow what happens (OPS-3)', async () => {
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

  it('work through the list of ad apps (OPS-7, OPS-8)', async () => {
    const apps = await server.callOk(getAdApps, { query: { key } });
    const [first, second] = [apps[0]?.appPkgName ?? '', apps[1]?.appPkgName ?? ''];
    expect(
      await server.callOk(postAdApp, { query: { key }, body: { appPkgName: first, apkSize: 31_000_000 } }),
    ).toEqual({
      status: 1,
      info: '',
    });
    expect(await server.callOk(postAdApp, { query: { key }, body: { appPkgName: second, hasNoApk: true } })).toEqual({
      status: 1,
      info: '',
    });
    const left = await server.callOk(getAdApps, { query: { key } });
    expect(left.map(({ appPkgName }) => appPkgName)).not.toContain(first);
    expect(left.at(-1)?.appPkgName).toBe(second);
    expect(await server.callOk(postAdApp, { query: { key }, body: { appPkgName: 'com.unknown' } })).toEqual({
      status: 2,
      info: 'UNKNOWN APP',
    });
  });
});

describe('the language of a page', () => {
  it('decides the coin rate, among those of the market (MONEY-3)', async () => {
    const { token, id } = await server.person({ locale: 'id' });
    const shownIn = async (locale: 'pt_br' | 'en') => {
      await server.callOk(postH5Action, { token, body: { action: 'open', locale } });
      return server.db.query('select locale from users where id = $1', [id]);
    };
    expect(await shownIn('pt_br')).toEqual([{ locale: 'id' }]);
    expect(await shownIn('en')).toEqual([{ locale: 'en' }]);
    expect(await server.callOk(getAppSettings, { query: { package_name: 'com.else', locale: 'id' } })).toMatchObject({
      appName: 'Tally Rewards',
    });
    expect(await server.callOk(getAccount, { token })).toMatchObject({ accountStatus: 2 });
  });
});
