// @vitest-environment node
import { dayMs } from '@tally/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../db/db';
import { expectSoundMoney } from '../testing/invariants';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { personOfToken } from './person';
import type { Person } from './person';
import { payRound } from './reward';
import { settle } from './settle';

/** Different things about one person at the same moment. They truly meet on PostgreSQL; the embedded database takes turns. */

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const someone = async (given: Parameters<TestServer['person']>[0] = {}): Promise<Person> => only([await personOfToken(server.db, (await server.person(given)).token, server.world.now())].flatMap((person) => person ?? []));
const video = (person: Person, key: string) => payRound(server.db, person, 'videoad', { scope: 'postVideoAd', key, request: key }, server.world.now(), server.world.random);

describe('the morning exchange and rewards', () => {
  it('all succeed, and nothing is paid twice', async () => {
    for (let run = 0; run < 20; run++) {
      const person = await someone({ coin: 5000 });
      server.pass(dayMs);
      const rewards = await Promise.all(Array.from({ length: 8 }, (_, index) => [video(person, `video-${index}`), settle(server.db, person.id, server.world.now())] as const).flat());
      expect(rewards.filter((reward) => reward?.status === 1)).toHaveLength(8);
      expect(await server.db.query(`select 1 from transfers where user_id = $1 and kind = 'videoad'`, [person.id])).toHaveLength(8);
    }
    await expectSoundMoney(server.db);
  });
});
