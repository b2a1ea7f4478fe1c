import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportUnconfirmed } from '../../bridge/actions';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { createBridgeHarness, tries, type BridgeHarness } from '../../testing/bridgeHarness';

const rewardKinds = ['checkin', 'lottery', 'videoad'] as const;
const callbackOf = { checkin: 'checkInCallback', lottery: 'lotteryCallback', videoad: 'videoAdCallback' } as const;
const flags = fc.constantFrom<[unknown, unknown]>([true, false], ['true', 'false'], [1, 0], ['1', '0']);

/**
 * One window: when it opens, what the host reports and how often, and whether responses are lost or the page reloads.
 */
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
      const harness: BridgeHarness = createBridgeHarness({
        random: spread(),
        scenario: { windows: { checkin: 'never', lottery: 'never', videoad: 'never' } },
      });
      let expected = 0;
      for (const { kind, opensAfter, answers, lost, reload } of windows) {
        await harness.pass(opensAfter);
        harness.send(hostCommands.openWindow({ kind }));
        const id = harness.lastWindowId();
        const inOrder = [...answers].sort((a, b) => a.after - b.after);
        if (inOrder.find(({ wrongId }) => !wrongId)?.ok) expected++;
        if (lost) harness.server.loseAnswers(tries);
        for (const {
          after,
          ok,
          flags: [yes, no],
          textId,
          wrongId,
        } of inOrder) {
          const answeredId = wrongId ? id + 1 : id;
          harness.services.after(
            after,
            () =>
              void harness.simulator.call(callbackOf[kind], textId ? String(answeredId) : answeredId, ok ? yes : no),
          );
        }
        if (reload) {
          harness.leave();
          harness.boot();
        }
      }
      await harness.pass(600_000);
      harness.server.loseAnswers(0);
      harness.store.dispatch(reportUnconfirmed());
      await harness.flush();
      expect(harness.server.paid.size).toBe(expected);
    }),
    { numRuns: 1000 },
  );
}, 120_000);

/** Generates window ids with gaps, so that the id next to a window's belongs to no other window. */
function spread() {
  let at = 0;
  return () => (at += 0.137) % 1;
}
