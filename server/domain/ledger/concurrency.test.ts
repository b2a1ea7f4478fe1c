// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { accountStatus } from '@tally/contract/wallet/account';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../db/db';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, type TestServer } from '../../testing/testServer';
import { usualRules } from '../../testing/marketRules/usualRules';
import { submitAccount } from '../account/account';
import { recordAction } from '../people/h5Actions';
import { deletePerson, requestDeletion } from '../deletion/deletion';
import { sendFeedback } from '../people/feedback';
import { claimLucky } from '../lucky/luckyClaim';
import { personOfToken } from '../people/person';
import type { Person } from '../people/person';
import { payRound } from '../rewards/reward';
import { settle } from '../morning/settle';
import { withdraw } from '../withdrawals/withdraw';

/**
 * Different concurrent operations on one person. They really run concurrently on PostgreSQL only; the embedded database
 * serializes them.
 */

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const someone = async (given: Parameters<TestServer['person']>[0] = {}): Promise<Person> =>
  only(
    [await personOfToken(server.db, (await server.person(given)).token, server.context.now())].flatMap(
      (person) => person ?? [],
    ),
  );
const video = (person: Person, key: string) =>
  payRound(server.db, person, 'videoad', {
    once: { scope: 'postVideoAd', key, request: key },
    now: server.context.now(),
    chance: server.context.chance,
    rules: { pace: false, marketRules: usualRules('id') },
  });

describe('the morning exchange and rewards', () => {
  it('the morning exchange and rewards at the same moment all succeed, and nothing is paid twice', async () => {
    for (let run = 0; run < 20; run++) {
      const person = await someone({ coin: 5000 });
      server.pass(dayMs);
      const rewards = await Promise.all(
        Array.from(
          { length: 8 },
          (_, index) => [video(person, `video-${index}`), settle(server.db, person.id, server.context.now())] as const,
        ).flat(),
      );
      expect(rewards.filter((reward) => reward?.status === 1)).toHaveLength(8);
      expect(
        await server.db.query(`select 1 from transfers where user_id = $1 and kind = 'videoad'`, [person.id]),
      ).toHaveLength(8);
    }
    await expectSoundMoney(server.db);
  });
});

describe('two draws at midnight', () => {
  it('two draws pay one when only one of them comes before midnight', async () => {
    const midnight = Date.UTC(2026, 10, 18, 16);
    const draw = (person: Person, now: number) =>
      payRound(server.db, person, 'lottery', {
        once: { scope: 'postLottery', key: `draw-at-${now}`, request: '' },
        now,
        chance: server.context.chance,
        rules: { pace: false, marketRules: usualRules('id') },
      });
    for (let run = 0; run < 100; run++) {
      const person = await someone({ market: 'ph' });
      const order = run % 2 === 0 ? [-1, 1] : [1, -1];
      const answers = await Promise.all(order.map((ms) => draw(person, midnight + ms)));
      expect(answers.map(({ status }) => status).sort()).toEqual([1, 3]);
    }
    await expectSoundMoney(server.db);
  });
});

describe('an account that may be replaced and a withdrawal', () => {
  it('an account and a withdrawal never part: what is under way goes to the account that stands there', async () => {
    for (let run = 0; run < 40; run++) {
      const person = await someone({ cash: 1000 });
      await server.db.query(`update ewallets set status = ${accountStatus.retry} where user_id = $1`, [person.id]);
      const both = [
        () =>
          withdraw(server.db, person, 1000, {
            once: { scope: 'postWithdraw', key: 'once-for-all', request: '' },
            now: server.context.now(),
            numberKey: 'key-of-wallet-numbers',
            apps: { offered: [], known: new Map() },
          }),
        () =>
          submitAccount(
            server.db,
            person,
            { accountType: 'OVO', accountNo: `0877${1_000_000 + run}`, accountName: '', mobile: '' },
            { now: server.context.now(), numberKey: server.context.numberKey },
          ),
      ];
      const [first, second] = await Promise.all((run % 2 === 0 ? both : both.reverse()).map((begin) => begin()));
      expect([first?.status, second?.status]).toContain(1);
      expect(
        await server.db.query(
          'select 1 from withdrawals w join ewallets e on e.user_id = w.user_id and e.type = w.type and e.no = w.no where w.user_id = $1',
          [person.id],
        ),
      ).toHaveLength(1);
    }
  });
});

describe('one phone', () => {
  const once = (key: string) => ({ scope: 'postLuckyReward', key, request: key });

  it('a phone with several new people at the same moment has one who earns', async () => {
    for (let run = 0; run < 20; run++) {
      const people = await Promise.all(
        [1, 2, 3, 4].map(() => server.person({ account: false, device: `the-new-phone-${run}` })),
      );
      expect(
        await server.db.query(
          'select count(*)::integer as earning from users where id = any ($1::bigint[]) and not dup_user',
          [people.map(({ id }) => id)],
        ),
      ).toEqual([{ earning: 1 }]);
    }
  });

  it('a phone is paid once for an app, also to two people at the same moment', async () => {
    for (let run = 0; run < 20; run++) {
      // Two people who joined on different phones and now share one.
      const people = await Promise.all([1, 2].map(() => someone({ account: false })));
      const claims = await Promise.all(
        people.map(async ({ id }) => {
          await server.db.query('update users set device = $2 where id = $1', [id, `sharedphone${run}`]);
          const [record] = await server.db.query<{ id: number }>(
            `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 100, 'MTG', 'com.partner.shared', ${luckyStatus.installed}, 20261118, $2, $2) returning id`,
            [id, server.context.now()],
          );
          return { taskRecordId: record?.id ?? 0, installed: true };
        }),
      );
      const answers = await Promise.all(
        people.map((person, index) =>
          claimLucky(server.db, person, claims[index] ?? { taskRecordId: 0, installed: true }, {
            once: once('claim-it'),
            now: server.context.now(),
          }),
        ),
      );
      expect(answers.map(({ info }) => info).sort()).toEqual(['', 'DUP APP']);
    }
    await expectSoundMoney(server.db);
  });
});

describe('a deletion', () => {
  const runs = 40;
  /** The rows that remain of a person. */
  const leftOf = ({ id }: Person) =>
    server.db.query(
      `select 'account' as what from ewallets where user_id = $1 union all select 'feedback' from feedback where user_id = $1 union all select 'action' from actions where user_id = $1
       union all select 'request' from deletions where user_id = $1 union all select 'money' from balances where user_id = $1 and coin + cash + gift > 0`,
      [id],
    );
  const now = () => server.context.now();

  it.each<[string, (person: Person, run: number) => Promise<unknown>]>([
    ['rewards', (person) => Promise.all([1, 2, 3, 4, 5].map((window) => video(person, `video-${window}`)))],
    [
      'an account',
      (person, run) =>
        submitAccount(
          server.db,
          person,
          { accountType: 'DANA', accountNo: `0899${1_000_000 + run}`, accountName: '', mobile: '' },
          { now: now(), numberKey: server.context.numberKey },
        ),
    ],
    [
      'a message',
      (person) =>
        sendFeedback(server.db, person, { type: 3, content: 'Please remember me', contact: 'me@mail.example' }, now()),
    ],
    [
      'an action',
      (person, run) =>
        recordAction(
          server.db,
          { userId: person.id, device: `phone-of-${run}-together`, appPkg: person.appPkg, action: 'open', data: null },
          now(),
        ),
    ],
    [
      "a stranger's request",
      (person) =>
        requestDeletion(
          server.db,
          { knownApp: true, email: `together-${person.id}@gmail.com`, signedIn: undefined },
          now(),
          {
            byMail: false,
            numberKey: server.context.numberKey,
          },
        ),
    ],
  ])('a deletion and %s at the same moment leave nothing, whoever comes first', async (_, act) => {
    for (let run = 0; run < runs; run++) {
      const person = await someone({ account: false, device: `phone-of-${run}-together` });
      await server.db.query(`update users set email = 'together-' || id || '@gmail.com' where id = $1`, [person.id]);
      const both = [
        () => deletePerson(server.db, { numberKey: server.context.numberKey, now: now() }, person),
        () => act(person, run),
      ];
      await Promise.all((run % 2 === 0 ? both : both.reverse()).map((begin) => begin()));
      expect(await leftOf(person)).toEqual([]);
    }
    expect(await server.db.query(`select 1 from devices where device like 'phone-of-%-together'`)).toEqual([]);
    await expectSoundMoney(server.db);
  });
});
