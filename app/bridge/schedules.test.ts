import { hostCallbacks, type HostCallbackName } from '@tally/contract/host';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBridgeHarness, type BridgeHarness } from '../testing/bridgeHarness';

const rewardKinds = ['checkin', 'lottery', 'videoad'] as const;
const callbackOf = { checkin: 'checkInCallback', lottery: 'lotteryCallback', videoad: 'videoAdCallback' } as const;
const flags = fc.constantFrom<[unknown, unknown]>([true, false], ['true', 'false'], [1, 0], ['1', '0']);

/** One window: when it opens, what the host says of it and how often, and whether answers get lost or the page reloads. */
const oneWindow = fc.record({
  kind: fc.constantFrom(...rewardKinds),
  opensAfter: fc.integer({ min: 0, max: 20_000 }),
  answers: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 590_000 }),
      ok: fc.boolean(),
      flags,
      textId: fc.boolean(),
      wrongId: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  lost: fc.boolean(),
  reload: fc.boolean(),
});

it('B6 in 1000 random schedules each window that was answered with ok first is paid exactly once, every other never (MONEY-10, TASK-14)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(oneWindow, { minLength: 1, maxLength: 5 }), async (windows) => {
      const bench: BridgeHarness = createBridgeHarness({
        random: spread(),
        scenario: { windows: { checkin: 'never', lottery: 'never', videoad: 'never' } },
      });
      let expected = 0;
      for (const { kind, opensAfter, answers, lost, reload } of windows) {
        await bench.pass(opensAfter);
        bench.bridge.commands.openWindow(kind);
        const id = bench.lastWindowId();
        const inOrder = [...answers].sort((a, b) => a.after - b.after);
        if (inOrder.find(({ wrongId }) => !wrongId)?.ok) expected++;
        if (lost) bench.server.loseAnswers(1);
        for (const {
          after,
          ok,
          flags: [yes, no],
          textId,
          wrongId,
        } of inOrder) {
          const said = wrongId ? id + 1 : id;
          bench.clock.after(
            after,
            () => void bench.simulator.call(callbackOf[kind], textId ? String(said) : said, ok ? yes : no),
          );
        }
        if (reload) {
          bench.leave();
          bench.boot();
        }
      }
      await bench.pass(600_000);
      bench.server.loseAnswers(0);
      bench.bridge.claimOwed();
      await bench.rest();
      expect(bench.server.paid.size).toBe(expected);
      expect(bench.bridge.commands.can('quiz')).toBe(true);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

it('B7 10,000 fuzzed callback calls throw nothing and ask the server for nothing', async () => {
  const odd = fc.oneof(
    fc.anything(),
    fc.integer({ min: 9_990, max: 100_010 }),
    fc.constantFrom(true, false, 'true', 'false', 1, 0, '', null, undefined, 'com.shop'),
    fc.string({ maxLength: 50 }),
  );
  const bench = createBridgeHarness();
  let thrown = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<HostCallbackName>(...hostCallbacks),
      fc.array(odd, { maxLength: 5 }),
      async (fn, args) => {
        try {
          bench.simulator.call(fn, ...args);
        } catch {
          thrown++;
        }
      },
    ),
    { numRuns: 10_000 },
  );
  await bench.pass(10_000);
  expect(thrown).toBe(0);
  expect(bench.server.calls).toEqual([]);
  // A login that fails says so and asks the server for nothing.
  expect(bench.seen.filter((each) => !each.startsWith('loginFailed'))).toEqual([]);
});

/** Spreads window ids, so that the id beside a window's is no other window's. */
function spread() {
  let at = 0;
  return () => (at += 0.137) % 1;
}
