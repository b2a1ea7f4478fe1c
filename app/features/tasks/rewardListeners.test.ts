import { describe, expect, it } from 'vitest';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { lotterySecondsLeft } from '../../bridge/bridgeSlice';
import { createBridgeHarness } from '../../testing/bridgeHarness';

describe('TASK-9: lottery cooldown 10 s (12 s ph)', () => {
  it.each([
    ['id', 10],
    ['ph', 12],
    ['br', 10],
  ] as const)('%s: %i s', async (market, seconds) => {
    const harness = createBridgeHarness({ market });
    harness.send(hostCommands.openWindow({ kind: 'lottery' }));
    await harness.pass(300);
    expect(lotterySecondsLeft(harness.state, harness.services.elapsed())).toBe(seconds);
    expect(lotterySecondsLeft(harness.state, harness.services.elapsed() + seconds * 1000)).toBe(0);
  });

  it('a draw that failed starts no cooldown', async () => {
    const harness = createBridgeHarness({ scenario: { windows: { lottery: 'false' } } });
    harness.send(hostCommands.openWindow({ kind: 'lottery' }));
    await harness.pass(300);
    expect(lotterySecondsLeft(harness.state, harness.services.elapsed())).toBe(0);
  });

  it('the cooldown goes on after a reload, and a device clock set to anything never makes it longer', async () => {
    const harness = createBridgeHarness();
    harness.send(hostCommands.openWindow({ kind: 'lottery' }));
    await harness.pass(300);
    harness.leave();
    await harness.pass(4000);
    harness.boot();
    expect(lotterySecondsLeft(harness.state, harness.services.elapsed())).toBe(6);
    harness.jump(-3_600_000);
    harness.leave();
    harness.boot();
    expect(lotterySecondsLeft(harness.state, harness.services.elapsed())).toBe(0);
  });
});
