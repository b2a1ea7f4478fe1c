// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../scripts/lib/servers/postgres.mjs';
import { storeAnswer, storedAnswer } from '../../domain/ledger/idempotency';
import type { Db } from '../db';
import { migrate } from '../schema/migrate';
import { openPostgres } from './postgres';
import { isUnavailable, NotReplicated } from './unavailable';

const once = { scope: 'checkin', key: 'key-of-a-window', request: 'the same' };

/** PostgreSQL with a synchronous replica that does not follow, because no standby of that name exists. */
describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('a commit that no replica has', () => {
  let postgres: Exclude<Awaited<ReturnType<typeof startPostgres>>, string>;
  let db: Db;
  const follows = async (yes: boolean) => {
    // These changes must not wait for the replica themselves.
    const admin = await openPostgres(postgres.url, 1);
    await admin.exec('set synchronous_commit = local');
    await admin.exec(`alter system set synchronous_standby_names = '${yes ? '' : 'replica'}'`);
    await admin.query('select pg_reload_conf()');
    for (let set = !yes; set !== yes;)
      set =
        (await admin.query<{ names: string }>(`select current_setting('synchronous_standby_names') as names`))[0]
          ?.names === (yes ? '' : 'replica')
          ? yes
          : !yes;
    await admin.close();
  };
  const count = async () =>
    (await db.query<{ rows: number }>('select count(*)::int as rows from answers where user_id = 1'))[0]?.rows;

  beforeAll(async () => {
    const started = await startPostgres();
    if (typeof started === 'string') throw new Error(started);
    postgres = started;
    db = await openPostgres(postgres.url, 3, { statementMs: 700, answerMs: 1500 });
    await migrate(db);
    await db.query(
      `insert into users (id, public_id, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, ref_code) values (1, 'one', 'id', 'id', 'com.tally.id', 'One', 1, 1, 1, 1, 'CODE1')`,
    );
  });
  afterAll(async () => {
    await db.close();
    await postgres.stop();
  });

  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'confirmed',
      (failed: unknown) => failed,
    );
  /**
   * Cancels the wait for the replica, as an operator or a database shutdown does: the commit stays on the primary, and
   * PostgreSQL reports success.
   */
  const cutShort = async (work: Promise<unknown>) => {
    const outcome = outcomeOf(work);
    const admin = await openPostgres(postgres.url, 1);
    for (let cancelled = 0; cancelled === 0;)
      cancelled = (
        await admin.query(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)
      ).length;
    await admin.close();
    return outcome;
  };

  it('a commit that no replica has is not confirmed, also when the database stops waiting, and asked again only when the replica follows', async () => {
    await follows(false);
    const store = () => db.tx((tx) => storeAnswer(tx, 1, once, { status: 1 }, 1));
    expect(await cutShort(store())).toBeInstanceOf(NotReplicated);
    // The row is committed on the primary, but must not be reported as confirmed.
    expect(await count()).toBe(1);
    expect(await cutShort(storedAnswer(db, 1, once))).toBeInstanceOf(NotReplicated);
    expect(await cutShort(db.tx((tx) => storedAnswer(tx, 1, once)))).toBeInstanceOf(NotReplicated);
    // Without a cancel the statement waits until the client gives up; the statement timeout does not end that wait.
    const silent = await outcomeOf(db.tx((tx) => storedAnswer(tx, 1, once)));
    expect([silent instanceof NotReplicated, isUnavailable(silent)]).toEqual([false, true]);
    await follows(true);
    expect(await storedAnswer(db, 1, once)).toEqual({ status: 1 });
    await expect(store()).rejects.toThrow(/duplicate key/);
    expect(await count()).toBe(1);
  });

  it('a commit that no replica has does not keep what only reads from answering', async () => {
    await follows(false);
    expect(await count()).toBe(1);
    expect(await storedAnswer(db, 1, { ...once, key: 'never-asked' })).toBeUndefined();
    await follows(true);
  });
});
