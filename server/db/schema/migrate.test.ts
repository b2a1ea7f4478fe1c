// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getUserInfo } from '@tally/contract/calls/user';
import { getTeam } from '@tally/contract/calls/team';
import { postAccount } from '@tally/contract/calls/account';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../demo/seed';
import { settleMarket } from '../../domain/morning/settle';
import { hashToken } from '../../domain/shared/token';
import { expectSoundMoney } from '../../testing/invariants';
import { releasedSteps } from '../../testing/releasedSteps';
import { openEmptyDb } from '../../testing/testDb';
import { createTestServer, testNow, type TestServer } from '../../testing/testServer';
import { only, type Db } from '../db';
import { dump } from '../dump';
import { migrate, schemaOf } from './migrate';
import { checksumOf, firstThatSays, migrations } from './migrations';

const token = 'token-from-the-first-version-'.padEnd(64, 'x');

/** Inserts data as version 1 wrote it. */
async function fillFirstVersion(db: Db): Promise<void> {
  await db.query(
    `insert into users (public_id, market, locale, app_pkg, google_sub, email, name, created_at, opened_at, exchanged_day)
     select 'old-' || n, 'id', 'id', 'com.tally.id', 'sub-' || n, 'old' || n || '@gmail.com', 'Old Person ' || n, $1::bigint, $1::bigint, 20261118 from generate_series(1, 300) n`,
    [testNow],
  );
  await db.query('insert into balances (user_id, coin, cash) select id, 1000, 5000 from users');
  await db.query(
    `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) select id, 'checkin', 'COIN', 'rewards', 'coin', 1000, $1, 'window-1' from users`,
    [testNow],
  );
  await db.query(
    `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) select id, 'newbie', 'IDR', 'rewards', 'cash', 5000, $1, 'newbie' from users`,
    [testNow],
  );
  await db.query(
    `insert into task_counts (user_id, day, task, count, max_count, last_at) select id, 20261118, 'checkin', 1, 1, $1 from users`,
    [testNow],
  );
  await db.query(
    'insert into sessions (token_hash, user_id, created_at, expires_at) select $1, id, $2, $3 from users where public_id = $4',
    [hashToken(token), testNow, testNow + 1e9, 'old-7'],
  );
}

describe('an upgrade from the first version', () => {
  let server: TestServer;
  beforeAll(async () => {
    const db = await openEmptyDb();
    await migrate(db, migrations.slice(0, 1));
    await fillFirstVersion(db);
    await migrate(db);
    server = await createTestServer({ db, stories: [] });
  });
  afterAll(() => server.close());

  it('an upgrade from the first version keeps people, sessions and money, and what is new works for them', async () => {
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ name: 'Old Person 7', coin: 1000, cash: 5000 });
    expect((await server.callOk(getTeam, { token })).url).toMatch(/\/ref\/[0-9A-F]{12}$/);
    await server.callOk(postAccount, {
      token,
      body: { accountNo: '081234567890', accountType: 'OVO', accountName: '', mobile: '' },
    });
    expect(await server.callOk(postWithdraw, { token, query: { amount: 1000 } })).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getWallet, { token })).toMatchObject({ balance: 4000, paying: 1000 });
    await expectSoundMoney(server.db);
  });

  it('an upgrade from the first version is done once, also by servers that start together', async () => {
    await Promise.all([migrate(server.db), migrate(server.db)]);
    expect(await server.db.query('select id from migrations order by id')).toEqual(
      migrations.map(({ id }) => ({ id })),
    );
  });

  it('an upgrade refuses data of a newer version in a sentence', async () => {
    await expect(migrate(server.db, migrations.slice(0, 1))).rejects.toThrow(
      `The data was written by a newer version (schema ${migrations.at(-1)?.id}; this one knows 1).`,
    );
  });
});

describe('an upgrade from the third version', () => {
  const awayMs = 20 * dayMs;
  let server: TestServer;
  beforeAll(async () => {
    const db = await openEmptyDb();
    await migrate(db, migrations.slice(0, 3));
    await db.query(
      `insert into users (public_id, market, locale, app_pkg, name, created_at, opened_at, exchanged_day, ref_code, status)
       select kind, 'id', 'id', 'com.tally.id', 'Old Person', $1::bigint, $1::bigint, 20261118, upper(kind), case when kind = 'gone' then 2 else 1 end from unnest(array['invitation', 'refund', 'newbie', 'gone']) kind`,
      [testNow - awayMs],
    );
    await db.query('insert into balances (user_id, cash) select id, 500 from users');
    for (const [kind, at] of [
      ['newbie', testNow - awayMs],
      ['invitation', testNow - dayMs],
      ['refund', testNow - 2 * dayMs],
    ] as const)
      await db.query(
        `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) select id, $1, 'IDR', case when $1 = 'refund' then 'held' else 'rewards' end, 'cash', 500, $2, 'old' from users where public_id in ($1, 'gone')`,
        [kind, at],
      );
    await migrate(db);
    server = await createTestServer({ db, stories: [] });
  });
  afterAll(() => server.close());

  it('an upgrade from the third version keeps what came to somebody who is away for as long as what comes from now on', async () => {
    const came = await server.db.query(
      'select public_id as who, opened_at as "openedAt", money_came_at as "cameAt" from users order by id',
    );
    const openedAt = testNow - awayMs;
    expect(came).toEqual([
      { who: 'invitation', openedAt, cameAt: testNow - dayMs },
      { who: 'refund', openedAt, cameAt: testNow - 2 * dayMs },
      { who: 'newbie', openedAt, cameAt: 0 },
      { who: 'gone', openedAt, cameAt: 0 },
    ]);
    await settleMarket(server.db, 'id', testNow);
    expect(
      await server.db.query(
        'select u.public_id as who, b.cash from users u join balances b on b.user_id = u.id where u.status = 1 order by u.id',
      ),
    ).toEqual([
      { who: 'invitation', cash: 500 },
      { who: 'refund', cash: 500 },
      { who: 'newbie', cash: 0 },
    ]);
  });
});

describe('an upgrade from the fifth version', () => {
  it('an upgrade from the fifth version keeps the numbers of lucky tasks that people have had, and the first catalogue names them', async () => {
    const db = await openEmptyDb();
    await migrate(db, migrations.slice(0, 5));
    await db.query(
      `insert into users (public_id, market, locale, app_pkg, name, created_at, opened_at, exchanged_day, ref_code)
       select 'old-' || n, case n when 3 then 'ph' else 'id' end, case n when 3 then 'en_ph' else 'id' end, 'com.tally.id', 'Old Person', $1::bigint, $1::bigint, 20261118, 'CODE' || n from generate_series(1, 3) n`,
      [testNow],
    );
    await db.query(
      `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at) select u.id, one.task, 'MTG', one.app, 9, 20261118, $1
       from users u join (values (1, 101, 'com.partner.chesscorner'), (1, 250, 'com.partner.gone'), (2, 101, 'com.partner.chesscorner'), (3, 101, 'com.partner.chesscorner')) as one (who, task, app) on u.public_id = 'old-' || one.who`,
      [testNow],
    );
    await db.query(`insert into ad_apps (app_pkg, name) values ('com.partner.gone', 'Gone Game')`);
    await migrate(db);
    const apps = () =>
      db.query(
        `select market, task_id as task, name from lucky_apps where market <> 'br' and task_id in (101, 250, 251) order by market, task_id`,
      );
    expect(await apps()).toEqual([
      { market: 'id', task: 101, name: 'com.partner.chesscorner' },
      { market: 'id', task: 250, name: 'Gone Game' },
      { market: 'ph', task: 101, name: 'com.partner.chesscorner' },
    ]);
    await seed(db, testNow, []);
    expect(await apps()).toEqual([
      { market: 'id', task: 101, name: 'Chess Corner' },
      { market: 'id', task: 250, name: 'Gone Game' },
      { market: 'id', task: 251, name: 'Harvest Hero' },
      { market: 'ph', task: 101, name: 'Chess Corner' },
    ]);
    await db.close();
  });
});

describe('the first start', () => {
  it('the first start succeeds for servers that find nothing at the same moment', async () => {
    const db = await openEmptyDb();
    for (let round = 0; round < 5; round++) {
      await Promise.all([migrate(db), migrate(db), migrate(db)]);
      expect(await db.query('select id from migrations order by id')).toEqual(migrations.map(({ id }) => ({ id })));
      const tables = await db.query<{ name: string }>(
        'select tablename as name from pg_tables where schemaname = current_schema()',
      );
      await db.exec(`drop table ${tables.map(({ name }) => name).join(', ')} cascade`);
    }
    await db.close();
  });

  it('a long first migration is not ended by a time limit', async () => {
    const db = await openEmptyDb();
    await db.exec('set statement_timeout = 15000');
    const limits = new Set<string>();
    const watched: Db = {
      ...db,
      tx: (work) =>
        db.tx(async (tx) => {
          const result = await work(tx);
          limits.add(
            only(await tx.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)).limit,
          );
          return result;
        }),
    };
    await migrate(watched);
    expect([...limits]).toEqual(['0']);
    await db.close();
  });
});

describe('a released step', () => {
  it('a released step is never changed', () => {
    const steps = migrations.map(checksumOf);
    expect(
      releasedSteps.flatMap((released, at) => (steps[at] === released ? [] : [at + 1])),
      'numbers of released steps that were changed; what a database has run stays as it is: write a new one',
    ).toEqual([]);
    expect(steps.slice(releasedSteps.length), 'checksums to add to server/testing/releasedSteps.ts').toEqual([]);
  });

  it('a released step that was changed after all is refused by a database that was made with the former one', async () => {
    const db = await openEmptyDb();
    const steps = [{ id: 1, sql: 'create table first (id integer)' }];
    await migrate(db, steps);
    await expect(migrate(db, [{ id: 1, sql: 'create table first (id bigint)' }])).rejects.toThrow(
      /^Step 1 of the schema is not the one/,
    );
    await migrate(db, steps);
    await db.close();
  });

  it('a release is taken back: the version before runs on a schema whose steps let it, and no other', async () => {
    const db = await openEmptyDb();
    const known = [{ id: 1, sql: 'create table first (id integer)' }];
    const next = { id: 2, sql: 'alter table first add column more text', beforeMayRun: true };
    const after = { id: 3, sql: 'alter table first drop column id', beforeMayRun: false };
    await migrate(db, [...known, next]);
    await migrate(db, known);
    expect(await schemaOf(db)).toBe(2);
    // The version before is no version of other steps.
    await expect(migrate(db, [{ id: 1, sql: 'create table first (id bigint)' }])).rejects.toThrow(/newer version/);
    await migrate(db, [...known, next]);
    await migrate(db, [...known, next, after]);
    for (const steps of [known, [...known, next]])
      await expect(migrate(db, steps)).rejects.toThrow(
        `The data was written by a newer version (schema 3; this one knows ${steps.length}). This version can't run on it`,
      );
    await db.close();
  });

  it('each new step says whether the version before may run on it', () => {
    const silent = migrations.filter(({ id, beforeMayRun }) => id >= firstThatSays && beforeMayRun === undefined);
    expect(silent).toEqual([]);
  });

  it('a released step that was done before there were checksums is taken as it stands', async () => {
    const db = await openEmptyDb();
    const steps = [{ id: 1, sql: 'create table first (id integer)' }];
    await db.exec(
      'create table migrations (id integer primary key, at timestamptz not null default now()); insert into migrations (id) values (1)',
    );
    await migrate(db, steps);
    expect(await db.query('select id, checksum from migrations')).toEqual([
      { id: 1, checksum: checksumOf({ id: 1, sql: 'create table first (id integer)' }) },
    ]);
    await db.close();
  });
});

describe('a dump', () => {
  it('a dump changes nothing, and is refused when there is another schema', async () => {
    const db = await openEmptyDb();
    await migrate(db, migrations.slice(0, 1));
    await expect(dump(db, () => undefined)).rejects.toThrow(
      `The data is of schema 1, this version writes dumps of schema ${migrations.at(-1)?.id}: use the version that wrote the data, or start this one once, which brings it up to date.`,
    );
    expect(await db.query('select id from migrations')).toEqual([{ id: 1 }]);
    await db.close();
  });
});

// The embedded database has one connection, so no reader can hold a lock while a step is carried out.
describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('somebody who reads for an hour', () => {
  it('a query of an hour delays a migration, and nobody else waits for either', async () => {
    const db = await openEmptyDb();
    const first = { id: 1, sql: 'create table watched (id integer)' };
    await migrate(db, [first]);
    let stopReading = () => undefined as void;
    const reading = new Promise<void>((resolve) => {
      void db.tx(async (tx) => {
        await tx.query('select * from watched');
        resolve();
        await new Promise<void>((end) => (stopReading = end));
      });
    });
    await reading;
    let pauses = 0;
    await migrate(db, [first, { id: 2, sql: 'alter table watched add column more integer' }], async () => {
      pauses += 1;
      // Between two attempts, other queries can use the table.
      await db.query('insert into watched (id) values (1)');
      if (pauses === 2) stopReading();
    });
    expect(pauses).toBe(2);
    expect(await db.query('select id, more from watched')).toEqual([
      { id: 1, more: null },
      { id: 1, more: null },
    ]);
    await db.close();
  });
});
