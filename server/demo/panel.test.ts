// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getNormalTasks } from '@tally/contract/calls/tasks';
import { getTeam } from '@tally/contract/calls/team';
import { getUserInfo } from '@tally/contract/calls/user';
import { getWallet } from '@tally/contract/calls/wallet';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../testing/invariants';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { demoPeople } from './people';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['fresh', 'midway', 'finished', 'rich', 'withdrawn', 'away', 'dup'] });
});
afterAll(() => server.close());

async function panel<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await server.fetch(`/demo${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}
const signIn = async (id: string) => (await panel<{ token: string }>('POST', '/sign-in', { id })).token;
const wallet = (token: string, init?: RequestInit) =>
  server.fetch('/event/v1/wallet', { ...init, headers: { authorization: `Bearer ${token}` } });

describe('demo people', () => {
  it('demo people are all there, sound, and sign in with a token that the host accepts', async () => {
    expect(await panel('GET', '/people')).toEqual(demoPeople.map((person) => ({ ...person })));
    expect((await signIn('br-rich')).length).toBeGreaterThan(50);
    expect((await server.fetch('/demo/sign-in', { method: 'POST', body: '{"id":"nobody"}' })).status).toBe(400);
    await expectSoundMoney(server.db);
  });

  it.each(['id', 'ph', 'br'])('demo people of %s tell their stories (PRODUCT-2)', async (market) => {
    const [fresh, midway, finished, rich, withdrawn, away, dup] = await Promise.all(
      ['fresh', 'midway', 'finished', 'rich', 'withdrawn', 'away', 'dup'].map((story) => signIn(`${market}-${story}`)),
    );
    const user = (token = '') => server.callOk(getUserInfo, { token });
    expect(await user(fresh)).toMatchObject({ coin: 0, cash: 0, withdrawn: false });
    expect(await user(midway)).toMatchObject({ withdrawn: false, gift: 3 });
    expect(
      (await server.callOk(getNormalTasks, { token: finished ?? '' })).every(
        ({ count, maxCount }) => count === maxCount,
      ),
    ).toBe(true);
    expect(await server.callOk(getTeam, { token: rich ?? '' })).toMatchObject({ total: 12, valid: 8 });
    const passbook = await server.callOk(getPassbook, { token: withdrawn ?? '' });
    expect(new Set(passbook.map(({ status }) => status))).toEqual(new Set([1, 2, 3]));
    expect(await user(away)).toMatchObject({ coin: 0, cash: 0 });
    expect(await user(dup)).toMatchObject({ dupUser: true });
  });
});

describe('the panel', () => {
  it('the panel makes a call answer as told, so often, and then right again', async () => {
    const token = await signIn('id-rich');
    await panel('POST', '/failures', {
      method: 'GET',
      path: '/wallet/',
      times: 1,
      answer: { code: 500, msg: 'SHUT', data: null },
    });
    const failed = await wallet(token);
    expect([failed.status, await failed.json()]).toEqual([500, { code: 500, msg: 'SHUT', data: null }]);
    expect((await wallet(token)).status).toBe(200);
  });

  it.each([
    [{ kind: 'http', status: 502 }, 502, /^$/],
    [{ kind: 'garbage' }, 200, /sign in to this network/],
    [{ kind: 'truncated' }, 200, /^\{"code":200(?!.*\}$)/],
    [{ kind: 'drop' }, 500, /^$/],
    [{ kind: 'slow', ms: 5 }, 200, /"code":200/],
    [{ code: 200, msg: 'ok', data: { balance: 1, redeemed: 2, paying: 3, accountStatus: 4 } }, 200, /"balance":1,/],
  ])('%j', async (answer, status, text) => {
    const token = await signIn('id-rich');
    await panel('POST', '/failures', { method: 'GET', path: '/wallet', answer });
    expect(await panel('GET', '/failures')).toHaveLength(1);
    const got = await wallet(token);
    expect(got.status).toBe(status);
    expect(await got.text()).toMatch(text);
    await panel('DELETE', '/failures');
    expect((await wallet(token)).status).toBe(200);
  });

  it('the panel loses an answer after the work was done', async () => {
    const { token } = await server.person({ cash: 500 });
    await panel('POST', '/failures', { method: 'POST', path: '/wallet/withdraw', times: 1, answer: { kind: 'lost' } });
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'lost-on-purpose' };
    expect((await server.fetch('/event/v1/wallet/withdraw?amount=100', { method: 'POST', headers })).status).toBe(500);
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 400, paying: 100 });
    expect(await server.callOk(postWithdraw, { token, key: 'lost-on-purpose', query: { amount: 100 } })).toEqual({
      status: 1,
      info: '',
    });
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 400, paying: 100 });
  });

  it('the panel credits games, lets people join a team, ends a withdrawal, and moves the clock', async () => {
    const rich = await signIn('ph-rich');
    const code = (await server.callOk(getTeam, { token: rich })).url.split('/').at(-1);
    const { id, token } = await panel<{ id: string; token: string }>('POST', '/join', {
      market: 'ph',
      refCode: code,
      name: 'Nena Dizon',
    });
    expect(await server.callOk(getTeam, { token: rich })).toMatchObject({ total: 13 });
    expect(await panel('POST', '/played', { game: 'words' }, token)).toEqual({
      status: 1,
      coin: 2000,
      cash: 0,
      info: '',
    });
    const { now } = await panel<{ now: number }>('POST', '/clock', { shiftMs: dayMs });
    expect(now).toBe(server.context.now());
    // After the morning exchange: 2000 coins are 20 pesos.
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 0, cash: 20 });
    expect(await panel('POST', '/resolve', { id, paid: true })).toEqual({ resolved: false });
    expect(await panel('POST', '/resolve', { id: 'ph-withdrawn', paid: true })).toEqual({ resolved: true });
  });

  it('the panel puts everything back', async () => {
    const token = await signIn('id-rich');
    await panel('POST', '/reset');
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 0 });
    expect(await panel('GET', '/people')).toHaveLength(demoPeople.length);
    expect(await panel('GET', '/clock')).toMatchObject({ shiftedMs: 0 });
  });
});
