// @vitest-environment node
import { apiBase } from '@tally/contract/api/endpoint';
import { dayMs } from '@tally/contract/limits/time';
import { localTime } from '@tally/contract/rules/marketClock';
import { postCheckin } from '@tally/contract/calls/tasks';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { machineClock } from '../db/databaseClock';
import { withDb } from '../db/withDb';
import { hashToken } from '../domain/shared/token';
import { openDb } from '../openDb';
import { readConfig } from '../settings/config';
import { start } from '../start';
import { newDatabaseSetting } from '../testing/testDb';

/** TALLY_INVARIANTS=full stops as often, and under as many calls, as decision 0033 counts. */
const isFull = process.env['TALLY_INVARIANTS'] === 'full';
const stops = isFull ? 10 : 3;
/** The embedded database carries out one change after the other, each of which waits for the disk. */
const many = isFull || process.env['TEST_DATABASE_URL'] !== undefined ? 200 : 50;

/** More than usual: how fast this machine is says nothing about what a stop leaves unanswered. */
const patience = { answerMs: 200_000, graceMs: 200_000, stopMs: 220_000 };

const tokenOf = (person: number) => `token-of-person-${person}-${'x'.repeat(40)}`;

/** What became of a call over a connection of its own: the code of its answer, or of the failed connection. */
const call = (port: number, path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<string>((resolve) => {
    const agent = new Agent({ keepAlive: true });
    request({ port, host: '127.0.0.1', agent, path, method, headers }, (answer) => {
      answer.resume().on('end', () => {
        agent.destroy();
        resolve(String(answer.statusCode));
      });
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });

describe('a stop under calls', () => {
  let setting: Awaited<ReturnType<typeof newDatabaseSetting>>;
  let port: number;
  const configured = () => readConfig({ ...setting.env, PORT: String(port), LOG: 'none' }, '/nowhere');
  beforeAll(async () => {
    setting = await newDatabaseSetting();
    port = await freePort();
    const now = Date.now();
    await withDb(
      () => openDb(configured()),
      async (db) => {
        await db.query(
          `insert into users (id, public_id, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, ref_code)
           select n, 'person-' || n, 'ph', 'en_ph', 'com.tally.ph', 'Person ' || n, $1, $1, $1, $2, 'CODE' || (100000 + n)
           from generate_series(1, $3::integer) n`,
          [now, localTime(now, 'ph').day + 1, stops * many],
        );
        await db.query('insert into balances (user_id) select id from users');
        const people = Array.from({ length: stops * many }, (_, nth) => nth + 1);
        await db.query(
          `insert into sessions (token_hash, user_id, created_at, expires_at)
           select hash, person, $3::bigint, $3::bigint + ${dayMs} from unnest($1::text[], $2::bigint[]) as each (hash, person)`,
          [people.map((person) => hashToken(tokenOf(person))), people, now],
        );
      },
    );
  });
  afterAll(() => setting.remove());

  /** Everybody's check-in at once, with a stop after so many answers; returns the codes of all. */
  async function stopDuring(first: number, stopAfter: number): Promise<string[]> {
    const running = await start(configured(), () => undefined, machineClock, patience);
    expect(await call(port, '/healthz')).toBe('200');
    let answered = 0;
    let begin: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (begin = resolve));
    const checkins = Array.from({ length: many }, async (_, nth) => {
      const code = await call(port, `${apiBase}${postCheckin.path}?action=reward`, 'POST', {
        authorization: `Bearer ${tokenOf(first + nth)}`,
        'idempotency-key': `check-in-during-a-stop-${first}`,
      });
      if (++answered === stopAfter) begin();
      return code;
    });
    if (stopAfter > 0) await reached;
    const stopped = running.stop();
    expect(await call(port, '/healthz'), 'the balancer is told first').toBe('503');
    const codes = await Promise.all(checkins);
    await stopped;
    expect(await call(port, '/healthz')).toBe('ECONNREFUSED');
    return codes;
  }

  it(`all ${many} calls that have come are answered, and each check-in is in the ledger once`, async () => {
    // With the first answer, with half of them, and before any.
    const moments = [1, many / 2, 0];
    for (let nth = 0; nth < stops; nth++) {
      const codes = await stopDuring(1 + nth * many, moments[nth % moments.length] ?? 0);
      expect(codes.filter((code) => code !== '200')).toEqual([]);
    }
    const paid = await withDb(
      () => openDb(configured()),
      (db) =>
        db.query(
          `select count(*)::integer as paid, count(distinct user_id)::integer as people
           from transfers where kind = 'checkin'`,
        ),
    );
    expect(paid).toEqual([{ paid: stops * many, people: stops * many }]);
  });
});
