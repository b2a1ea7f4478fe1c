// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { postPeopleSearch, postFreeze } from '@tally/contract/calls/people';
import { postCheckin } from '@tally/contract/calls/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../http/metrics';
import { createWatch } from '../../maintenance/watch';
import { runMaintenance } from '../maintenance';
import { phonePeopleMost } from '../../limits/people';
import { hostKey, newPhone, phoneLogins } from '../../testing/phoneLogins';
import type { LoggedIn } from '../../testing/phoneLogins';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { logIn } from './login';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { demo: false, hostKey } });
});
afterAll(() => server.close());

const { rowOf, logInBy, leave, openAs, countOf } = phoneLogins(() => server);

const placeholders = [
  '00000000-0000-0000-0000-000000000000',
  '0'.repeat(32),
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '9774d56d682e549c',
  '0123456789ABCDEF',
  '1234567890123456',
  'TP1A.220624.014',
  '02:00:00:00:00:00',
  'unknownunknown',
  'undefined-undefined',
];

describe('an id that tells no phones apart counts as none (PERSON-16)', () => {
  it.each(placeholders)('%s: both people earn, and nothing is kept of it', async (uuid) => {
    const people = [await logInBy(uuid), await logInBy(uuid)];
    expect(people.map(({ status, dup, device }) => [status, dup, device])).toEqual([
      [200, false, null],
      [200, false, null],
    ]);
    for (const { token } of people)
      expect(await server.callOk(postCheckin, { token, query: { action: 'reward' } })).toMatchObject({ status: 1 });
    await openAs(uuid);
    expect(await server.callOk(postPeopleSearch, { query: { key }, body: { by: 'phone', value: uuid } })).toEqual([]);
  });

  it('nothing was stored of any of them, and a stranger with one is not frozen with another', async () => {
    const frozen = await logInBy('9774d56d682e549c');
    await server.callOk(postFreeze, {
      query: { key, userId: frozen.id ?? 0, action: 'freeze', reason: 'looks like a farm' },
    });
    await leave(frozen);
    expect((await rowOf((await logInBy('9774D56D-682E549C')).sub))?.frozen).toBe(false);
    expect(await server.db.query('select device from devices')).toEqual([]);
    expect(await server.db.query('select 1 from actions where device is not null')).toEqual([]);
    expect(await server.db.query("select 1 from used_marks where mark like 'gone/%'")).toEqual([]);
  });

  it('where phones must be named it is refused by its name', async () => {
    const strict = await createTestServer({
      stories: [],
      db: server.db,
      config: { demo: false, hostKey, deviceRequired: true },
    });
    for (const uuid of ['0000000000', 'unknown', 'null', ''])
      expect((await logInBy(uuid, undefined, strict)).status, uuid).toBe(400);
    for (const uuid of placeholders)
      expect(await logInBy(uuid, undefined, strict)).toMatchObject({
        status: 400,
        error: 'MALFORMED REQUEST: uuid tells no phones apart',
      });
    expect((await logInBy(newPhone(), undefined, strict)).status).toBe(200);
    const metrics = await (await strict.fetch('/metrics', { headers: { authorization: `Bearer ${key}` } })).text();
    expect(metrics).toContain(`tally_logins_total{device="placeholder"} ${placeholders.length}`);
    expect(metrics).toContain('tally_logins_total{device="phone"} 1');
  });
});

describe('what more than five people use within 30 days decides nothing (PERSON-17)', () => {
  it('five are a family, of whom the first earns; with the sixth nobody is a duplicate, and no deletion touches it (PRIVACY-13)', async () => {
    const phone = newPhone();
    const people: LoggedIn[] = [];
    for (let nth = 0; nth < phonePeopleMost; nth++) people.push(await logInBy(phone));
    expect(people.map(({ dup }) => dup)).toEqual([false, true, true, true, true]);
    const [first = people[0]] = people;
    await server.callOk(postFreeze, {
      query: { key, userId: first?.id ?? 0, action: 'freeze', reason: 'looks like a farm' },
    });
    people.push(await logInBy(phone));
    expect(await Promise.all(people.map(async ({ sub }) => (await rowOf(sub))?.dup))).toEqual(people.map(() => false));
    // Nor is anybody frozen by it from now on, or does a deletion touch the phone.
    const seventh = await logInBy(phone.toUpperCase());
    expect(await rowOf(seventh.sub)).toMatchObject({ dup: false, frozen: false });
    await openAs(phone);
    await leave(seventh);
    if (first) await leave(first);
    expect([await countOf('devices', phone), await countOf('actions', phone)]).toEqual([1, 1]);
    expect(await rowOf((await logInBy(phone)).sub)).toMatchObject({ dup: false, frozen: false });
  });

  it('where phones must be named, newcomers with it are refused, and nobody who has an account', async () => {
    const strict = await createTestServer({
      stories: [],
      db: server.db,
      config: { demo: false, hostKey, deviceRequired: true },
    });
    const phone = newPhone();
    const people: LoggedIn[] = [];
    for (let nth = 0; nth <= phonePeopleMost; nth++) people.push(await logInBy(phone, undefined, strict));
    expect(people.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await logInBy(phone, undefined, strict)).toMatchObject({
      status: 400,
      error: 'MALFORMED REQUEST: uuid is that of too many people',
    });
    for (const { sub } of people) expect((await logInBy(phone, sub, strict)).status).toBe(200);
  });

  it('it decides again 30 days after so many last used it; people who came over months are no crowd', async () => {
    const later = await createTestServer({ stories: [] });
    const come = async (uuid: string) => {
      const sub = crypto.randomUUID();
      const who = { sub, email: `${sub}@gmail.com`, name: 'Ana', avatar: '', market: 'ph', uuid } as const;
      await logIn(later.db, { ...who, appPkgName: 'com.tally.ph' }, later.context.now(), later.context.numberKey);
      return (
        await later.db.query<{ dup: boolean }>('select dup_user as dup from users where google_sub = $1', [sub])
      )[0]?.dup;
    };
    // It has two marks, and counts once.
    const crowd = 'b7c1f0e2-90be-4d56-a1b2-00f39c77e1d4';
    for (let nth = 0; nth <= phonePeopleMost; nth++) await come(crowd);
    expect(await come(crowd)).toBe(false);
    const watch = createWatch(later.db, later.context.now, () => undefined);
    await watch.round();
    expect(await createMetrics({ waiting: () => 0 }, watch).text()).toContain('tally_shared_device_ids 1');
    const slow = newPhone();
    const came: unknown[] = [];
    for (let nth = 0; nth <= phonePeopleMost + 1; nth++) {
      came.push(await come(slow));
      later.pass(8 * dayMs);
    }
    expect(came).toEqual([false, ...came.slice(1).map(() => true)]);
    await runMaintenance(later.db, later.context.numberKey, later.context.now(), { failed: () => undefined });
    expect(await come(crowd)).toBe(true);
    await later.close();
  });
});
