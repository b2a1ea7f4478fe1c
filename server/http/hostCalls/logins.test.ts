// @vitest-environment node
import { loginTokenMax, loginTokenLongerThan } from '@tally/contract/limits/login';
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const hostKey = 'the-key-of-the-backend-of-the-phone-app';
const person = { sub: '107691503500061507491', email: 'dewi@gmail.com', name: 'Dewi Anggraini', market: 'id' };

let server: TestServer;
let address = 0;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { demo: false, hostKey } });
});
beforeEach(() => void (address += 1));
afterAll(() => server.close());

const signIn = (body: unknown, key = hostKey, on = server) =>
  on.fetch('/logins', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': `203.0.113.${address}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const tokenOf = async (body: unknown): Promise<string> => {
  const answer = await signIn(body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
};
const rowOf = async (sub: string) =>
  (
    await server.db.query(
      'select id, market, locale, app_pkg, email, name, device, dup_user, invited_by from users where google_sub = $1',
      [sub],
    )
  )[0];

describe('the backend of the phone app', () => {
  it('the backend of the phone app gets a token that signs its person in, on a server that is no demo', async () => {
    const answer = await signIn({ ...person, locale: 'id', uuid: 'phone-of-dewi' });
    const { token } = (await answer.json()) as { token: string };
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(token.length).toBeGreaterThan(loginTokenLongerThan);
    expect(token.length).toBeLessThanOrEqual(loginTokenMax);
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({
      status: 1,
      info: 'ACTIVE',
      name: 'Dewi Anggraini',
      coin: 0,
      cash: 0,
    });
    expect(await rowOf(person.sub)).toMatchObject({
      market: 'id',
      locale: 'id',
      app_pkg: 'com.tally.id',
      device: 'phoneofdewi',
      dup_user: false,
      invited_by: null,
    });
  });

  it('the backend of the phone app gets another token for the same person, who stays as they are', async () => {
    const before = await rowOf(person.sub);
    const first = await tokenOf(person);
    const second = await tokenOf({ ...person, name: 'Somebody Else', market: 'br' });
    expect(first).not.toBe(second);
    for (const token of [first, second])
      expect(await server.callOk(getUserInfo, { token })).toMatchObject({ name: 'Dewi Anggraini' });
    expect(await rowOf(person.sub)).toEqual(before);
  });

  it.each([
    ['Budi\u202e', 'Budi'],
    [' ', ''],
    ['\u3164\u3164', ''],
    ['\u200b', ''],
    ['1234', ''],
    ['Dewi\u00a0 Anggraini \ud83d', 'Dewi Anggraini'],
    ['Ana \u{1f389}', 'Ana \u{1f389}'],
    ["João D'Ávila", "João D'Ávila"],
    ['\ufdfa'.repeat(7), 'صلى الله عليه وسلم'.repeat(7).slice(0, 120)],
  ])('the backend of the phone app names its person %j, which is stored as %j (TEXT-9)', async (name, stored) => {
    const sub = `named-${address}`;
    await tokenOf({ ...person, sub, name });
    expect(await rowOf(sub)).toMatchObject({ name: stored });
  });

  it('the backend of the phone app makes one person of two first logins at once', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => tokenOf({ ...person, sub: '2000' })));
    expect(new Set(tokens).size).toBe(3);
    expect(await server.db.query(`select 1 from users where google_sub = '2000'`)).toHaveLength(1);
  });

  it('the backend of the phone app names who invited, and the rule of one person a phone holds (PERSON-10)', async () => {
    const [inviter] = await server.db.query<{ id: number; code: string }>(
      'select id, ref_code as code from users where google_sub = $1',
      [person.sub],
    );
    await tokenOf({
      ...person,
      sub: '3000',
      locale: 'pt_br',
      refCode: inviter?.code.toLowerCase(),
      uuid: 'phone-of-dewi',
    });
    // A language of another market is ignored.
    expect(await rowOf('3000')).toMatchObject({ invited_by: inviter?.id, dup_user: true, locale: 'id' });
    // An invite code of another market has no effect (TEAM-10).
    await tokenOf({ ...person, sub: '3002', market: 'br', refCode: inviter?.code, uuid: 'phone-of-another' });
    expect(await rowOf('3002')).toMatchObject({ market: 'br', invited_by: null });
    await tokenOf({ ...person, sub: '3001', refCode: 'NOBODY22' });
    expect(await rowOf('3001')).toMatchObject({ invited_by: null, dup_user: false, device: null });
  });

  it('the backend of the phone app knows a phone in every spelling, and keeps what its check said (PERSON-10)', async () => {
    await tokenOf({ ...person, sub: '4000', uuid: ' Phone-Of-SARI ', integrity: 'MEETS_DEVICE_INTEGRITY' });
    await tokenOf({ ...person, sub: '4001', uuid: 'phone-of-sari' });
    expect(await rowOf('4000')).toMatchObject({ device: 'phoneofsari', dup_user: false });
    expect(await rowOf('4001')).toMatchObject({ dup_user: true });
    expect(await server.db.query(`select integrity from users where google_sub = '4000'`)).toEqual([
      { integrity: 'MEETS_DEVICE_INTEGRITY' },
    ]);
  });

  it('the backend of the phone app must name the phone where that is asked of it', async () => {
    const strict = await createTestServer({ stories: [], config: { demo: false, hostKey, deviceRequired: true } });
    expect((await signIn(person, hostKey, strict)).status).toBe(400);
    expect((await signIn({ ...person, uuid: '           ' }, hostKey, strict)).status).toBe(400);
    expect((await signIn({ ...person, uuid: 'phone-of-dewi' }, hostKey, strict)).status).toBe(200);
    await strict.close();
  });

  it.each([
    ['no JSON', '{', 400],
    ['no market', { ...person, market: undefined }, 400],
    ['an unknown market', { ...person, market: 'us' }, 400],
    ['a made-up person', { ...person, sub: 'demo:id-rich' }, 400],
    ['a device id that is too short to be one', { ...person, uuid: '0' }, 400],
    ['a text that no column takes', { ...person, email: 'a\0b@mail.example' }, 400],
    ['too much', { ...person, name: 'x'.repeat(20_000) }, 413],
  ])('the backend of the phone app is refused with %s', async (_, body, status) => {
    const before = await server.db.query('select count(*) from users');
    const answer = await signIn(body);
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([status, ['error']]);
    expect(await server.db.query('select count(*) from users')).toEqual(before);
  });
});

describe('everybody else', () => {
  it('somebody without the key cannot open sessions and is shut out after five wrong keys; the right key still works', async () => {
    for (const key of ['', 'wrong', `${hostKey}x`, testOperatorKey, await tokenOf(person)])
      expect((await signIn(person, key)).status).toBe(404);
    expect((await signIn(person, 'wrong')).status).toBe(429);
    expect((await signIn(person)).status).toBe(200);
  });

  it('a stranger finds no logins without a key in the configuration, nor on a demo', async () => {
    for (const config of [
      { demo: false, hostKey: undefined },
      { demo: true, hostKey },
    ]) {
      const shut = await createTestServer({ stories: [], config });
      for (const key of [hostKey, '']) expect((await signIn(person, key, shut)).status).toBe(404);
      expect(await shut.db.query('select 1 from users')).toEqual([]);
      await shut.close();
    }
  });
});
