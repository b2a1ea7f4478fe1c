// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { makeMonths } from '../db/months/ledgerMonths';
import { fillCrowd, fillDay } from '../testing/crowd';
import { expectSoundMoney } from '../testing/invariants';
import { explainHot, hotCalls, succeeding } from '../testing/explainHot';
import { deskCalls, explainDesk } from '../testing/explainDesk';
import { wastefulReadsOf } from '../testing/wastefulReads';
import type { Explained } from '../testing/explainingDb';
import { openTestDb } from '../testing/testDb';
import { testNow } from '../testing/testServer';

/** TALLY_INVARIANTS=full uses a million people and the planner's own choice of plans (on PostgreSQL). */
const full = process.env['TALLY_INVARIANTS'] === 'full' && process.env['TEST_DATABASE_URL'] !== undefined;
const people = full ? 1_000_000 : 3000;
const planner = full ? 'as it is' : 'indexes first';

/** The months of the ledger near that of the calls, and what is later. */
const recentPart = /^transfers_(2026_(09|10|11|12)|2027_\d{2}|later)$/;

/** Calls that read all months of one person, and why. */
const ofAllMonths: Readonly<Record<string, string>> = {
  getIncomeRecords: 'lists the newest records of somebody who has few in the last months',
  postOwnData: 'is all that is known of a person',
  getMessage: 'lists the newest transfers of somebody who has few in the last months',
};

describe(`with ${people} people in the database`, () => {
  let db: Db;
  const explained = new Map<string, Explained>();
  beforeAll(async () => {
    db = await openTestDb();
    // Three years of months lie behind the ledger.
    await makeMonths(db, testNow - 36 * 30.5 * dayMs, testNow);
    await fillCrowd(db, people, testNow);
    await fillDay(db, people, testNow);
    for await (const each of explainHot(db, testNow, planner)) explained.set(each.what, each);
    for await (const each of explainDesk(db, testNow, planner)) explained.set(each.what, each);
  }, 1_800_000);
  afterAll(() => db.close());

  it.each([...hotCalls, succeeding, ...deskCalls])(
    '%s: every row is found by an index that leads to it, also late on a busy day',
    (what) => {
      expect(explained.get(what)?.statements).toBeGreaterThan(0);
      expect(explained.get(what)?.wasteful).toEqual([]);
    },
  );

  it('only the listed statements read more than the last months of three years (OPS-69)', () => {
    const others = [...explained.values()].filter(({ ofLedger }) =>
      ofLedger.some(({ ledgerParts }) => ledgerParts.some((part) => !recentPart.test(part))),
    );
    expect(others.map(({ what }) => what).sort()).toEqual(Object.keys(ofAllMonths).sort());
    const readers = [...explained.values()].filter(({ ofLedger }) => ofLedger.length > 0);
    expect(readers.map(({ what }) => what)).toEqual(expect.arrayContaining(['getUserInfo', 'getPayouts']));
  });

  it.skipIf(full)('the money of the generated people is sound before and after every call', () => expectSoundMoney(db));

  it('the check would notice a missing index', async () => {
    expect(await wastefulReadsOf(db, { text: `select * from users where name = 'Person 7'` }, planner)).toEqual([
      'Seq Scan users',
      expect.stringMatching(/^\d{4,} rows of users$/),
    ]);
  });

  it('the check would notice an index that leads to far too much', async () => {
    expect(
      await wastefulReadsOf(
        db,
        { text: `select * from users where opened_at > 0 and name = 'Person 7' order by opened_at` },
        'indexes first',
      ),
    ).toEqual([expect.stringMatching(/^\d{4,} rows of users( by users_opened)?$/)]);
  });
});
