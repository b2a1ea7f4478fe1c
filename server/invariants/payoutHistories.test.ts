// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { crashingDb } from '../testing/crashingDb';
import { HonestProvider, wrongLines } from '../testing/payouts/honestProvider';
import { expectSoundMoney } from '../testing/invariants';
import { PayoutHistory } from '../testing/payouts/payoutHistory';
import { openTestDb } from '../testing/testDb';
import { createTestServer } from '../testing/testServer';

/** TALLY_INVARIANTS=full runs as many histories as a release requires. */
const isFull = process.env['TALLY_INVARIANTS'] === 'full';
const histories = isFull ? 500 : 50;

type Step = (history: PayoutHistory) => Promise<void> | void;

const nth = fc.nat({ max: 7 });
const none = fc.constant(0);
const yes = fc.boolean();
const of = <T>(
  weight: number,
  arbitrary: fc.Arbitrary<T>,
  act: (history: PayoutHistory, value: T) => ReturnType<Step>,
) => ({
  weight,
  arbitrary: arbitrary.map(
    (value): Step =>
      (history) =>
        act(history, value),
  ),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  of(2, nth, (history, pays) => history.round(pays)),
  of(6, nth, (history, who) => history.request(who)),
  of(2, yes, (history, long) => history.pass(long)),
  of(5, none, (history) => history.export()),
  of(3, fc.tuple(nth, nth), (history, [which, pays]) => history.deliver(which, pays)),
  of(1, none, (history) => history.void()),
  of(5, nth, (history, most) => history.results(most + 1)),
  of(3, fc.tuple(nth, yes), (history, [which, asFailure]) => history.comesBack(which, asFailure)),
  of(4, fc.tuple(nth, fc.constantFrom(...wrongLines)), (history, [which, how]) => history.lie(which, how)),
  of(2, none, (history) => history.close()),
  of(2, fc.tuple(nth, yes), (history, [which, pays]) => history.decide(which, pays ? 'pay' : 'refuse')),
  of(1, fc.tuple(nth, yes), (history, [who, stops]) => history.freeze(who, stops ? 'freeze' : 'unfreeze')),
  of(3, nth, (history, which) => history.signOff(which)),
  of(4, fc.nat({ max: 30 }), (history, statements) => history.crash(statements)),
  of(4, none, (history) => history.crash('commit')),
);

describe(`${histories} histories of payouts (M13, OPS-28, OPS-29, OPS-30, OPS-31, OPS-32)`, () => {
  let raw: Db;
  const seen = new Set<string>();
  const provider = new HonestProvider();
  const run = async (steps: readonly Step[]) => {
    const crashing = crashingDb(raw);
    const server = await createTestServer({ stories: [], db: crashing.db });
    const history = new PayoutHistory(server, crashing, raw, provider, seen);
    await history.begin();
    for (const each of steps) await each(history);
    await history.settle();
    await history.expectSound();
  };
  beforeAll(async () => {
    raw = await openTestDb();
  });
  afterAll(() => raw.close());

  it(
    'what the provider paid is what the ledger says left, and nobody has more than they earned',
    { timeout: 3_600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60, size: 'max' }), run),
        // By default the seed is fixed; the full run uses a random one.
        { numRuns: histories, endOnFailure: true, ...(!isFull && { seed: 20_261_126 }) },
      );
      await expectSoundMoney(raw);
    },
  );

  it('the interesting things did happen in the histories', () => {
    const wanted = [
      ...['ask ', 'ask ONCE DAILY', 'void', 'results', 'came back REVERSED', 'came back FAILED'],
      ...['lie OTHER BATCH', 'lie OTHER AMOUNT', 'lie FAILED AFTER PAID', 'lie PAID AFTER FAILED', 'lie PAID TWICE'],
      ...['lie REVERSED TWICE', 'lie REVERSED UNPAID', 'exception close', 'exception return', 'pay ', 'refuse '],
      ...['pay IN BATCH', 'sign off ', 'sign off NOT EQUAL', 'sign off OPEN EXCEPTIONS', 'file of a lost answer'],
      ...['killed /wallet/payout/export', 'killed /wallet/payout/import', 'killed /wallet/payout/signoff'],
    ];
    expect(wanted.filter((each) => !seen.has(each))).toEqual([]);
  });
});
