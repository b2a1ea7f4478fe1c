// @vitest-environment node
import { postPlaceReport } from '@tally/contract/calls/offers';
import { postPeopleSearch } from '@tally/contract/calls/people';
import { getUserInfo } from '@tally/contract/calls/user';
import { deviceIdOf } from '@tally/contract/rules/deviceId';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostKey, newPhone, phoneLogins } from '../../testing/phoneLogins';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { phoneMark } from './phones';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { demo: false, hostKey } });
});
afterAll(() => server.close());
const { logInBy, leave, openAs, countOf } = phoneLogins(() => server);

describe('a phone is one in every spelling, at every door (PERSON-16)', () => {
  const signs = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 32, maxLength: 32 });
  const phoneIds = fc
    .oneof(
      signs.map((all) => all.slice(0, 16).join('')),
      signs.map((all) => all.join('')),
    )
    .filter((id) => new Set(id).size > 6);
  const noise = fc.array(fc.constantFrom('', '', '-', ' ', '\u2013', '\u200b', '\ufeff', '\u00a0'), {
    minLength: 32,
    maxLength: 32,
  });

  it('logins, actions, places, deletion and the desk take each spelling for the same phone', async () => {
    await fc.assert(
      fc.asyncProperty(phoneIds, fc.tuple(noise, noise, noise, noise, noise), async (id, spellings) => {
        const [first, second, opened, tapped, sought] = spellings.map((between, nth) =>
          [...id].map((sign, place) => (between[place] ?? '') + (nth % 2 ? sign.toUpperCase() : sign)).join(''),
        ) as [string, string, string, string, string];
        const form = deviceIdOf(id) ?? '';
        const owner = await logInBy(first);
        const later = await logInBy(second);
        expect([owner.dup, later.dup, owner.device, later.device]).toEqual([false, true, form, form]);
        await openAs(opened);
        await server.callOk(postPlaceReport, { query: { action: 'click', optId: 1, uuid: tapped } });
        expect((await server.call(getUserInfo, { query: { uuid: tapped } })).code).toBe(200);
        const found = await server.callOk(postPeopleSearch, { query: { key }, body: { by: 'phone', value: sought } });
        expect(found.map((each) => each.id)).toEqual([later.id, owner.id]);
        expect(await countOf('devices', form)).toBe(1);
        expect(await countOf('actions', form)).toBeGreaterThanOrEqual(1);
        // A duplicate's deletion touches no row of the phone; its owner's takes them all (PRIVACY-13).
        const before = await countOf('actions', form);
        await leave(later);
        expect([await countOf('devices', form), await countOf('actions', form)]).toEqual([1, before]);
        await leave(owner);
        expect([await countOf('devices', form), await countOf('actions', form)]).toEqual([0, 0]);
        // The phone of somebody who is gone earns nothing anew, in whatever spelling.
        expect((await logInBy(second)).dup).toBe(true);
      }),
      { numRuns: 8 },
    );
  });

  it('a phone that a person was deleted on before there was one form is known by that spelling', async () => {
    const bare = '8a7f3c2190be4d56a1b200f39c77e1d5';
    const gone = await logInBy(newPhone());
    await leave(gone);
    await server.db.query('update users set device = $2 where id = $1', [gone.id ?? 0, phoneMark(bare)]);
    expect((await logInBy(bare)).dup).toBe(true);
  });
});
