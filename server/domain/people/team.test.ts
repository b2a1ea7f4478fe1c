// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { getTeam, getTeamMembers, getReferralInfo } from '@tally/contract/calls/team';
import { getUserInfo } from '@tally/contract/calls/user';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';
import { post, rewardMoves } from '../ledger/ledger';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['rich'] });
});
afterAll(() => server.close());

describe('a team', () => {
  it('a team shows its ten newest members, how many count, and the invite link that finds its inviter (TEAM-3, TEAM-5, API-11, API-16)', async () => {
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

  it.each([
    ['', 'Seseorang', 'Seseorang', 'Seseorang menarik uang. Kamu mendapat Rp\u00a0500!'],
    [
      '\u05d0\u05d1 \u05d2',
      '\u05d0\u05d1',
      '\u05d0\u05d1 \u05d2',
      '\u2068\u05d0\u05d1\u2069 menarik uang. Kamu mendapat Rp\u00a0500!',
    ],
  ])(
    'a team names %j so that it can be read and turns no amount around (TEXT-9, TEXT-10)',
    async (name, first, whole, tip) => {
      const inviter = await server.person();
      const member = await server.person({ invitedBy: inviter.id });
      await server.db.query(
        'update users set name = $2, valid_at = case when id = $1 then 1 end where id in ($1, $3)',
        [member.id, name, inviter.id],
      );
      const team = await server.callOk(getTeam, { token: inviter.token });
      expect(team.tip).toBe(tip);
      expect(await server.callOk(getTeamMembers, { token: inviter.token })).toMatchObject([{ memberName: whole }]);
      const refCode = team.url.split('/').at(-1) ?? '';
      expect(await server.callOk(getReferralInfo, { query: { refCode } })).toMatchObject({ userName: first });
    },
  );

  it('a member counts after being paid 200, and the inviter is rewarded once (TEAM-6)', async () => {
    const inviter = await server.person();
    const member = await server.person({ cash: 1500, invitedBy: inviter.id });
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 100 } });
    await payWaiting(server);
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({ total: 1, valid: 0, tip: '' });
    server.pass(dayMs);
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 1000 } });
    await payWaiting(server);
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
    expect((await payWaiting(server)).withdrawals).toBeGreaterThan(0);
    expect(await server.callOk(getWallet, { token: member.token })).toMatchObject({ redeemed: 2100, paying: 0 });
    expect(await server.callOk(getUserInfo, { token: inviter.token })).toMatchObject({ cash: 500 });
    // A member who is deleted still counts, but their name is not shown anywhere.
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id: member.id, market: 'id' },
    );
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({ total: 1, valid: 1, tip: '' });
    expect(await server.callOk(getTeamMembers, { token: inviter.token })).toEqual([]);
    server.pass(dayMs);
  });
});

describe('the reward of a team', () => {
  it('the reward of a team is not cleared before somebody who was away had 15 days to see it', async () => {
    const inviter = await server.person();
    server.pass(16 * dayMs);
    const member = await server.person({ cash: 1000, invitedBy: inviter.id });
    await server.callOk(postWithdraw, { token: member.token, query: { amount: 1000 } });
    await payWaiting(server);
    server.pass(15 * dayMs);
    expect(await server.callOk(getUserInfo, { token: inviter.token })).toMatchObject({ cash: 500 });
    server.pass(hourMs + 1);
    expect(await server.callOk(getUserInfo, { token: inviter.token })).toMatchObject({ cash: 0 });
  });
});
