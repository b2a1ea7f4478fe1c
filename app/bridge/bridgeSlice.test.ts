import { describe, expect, it } from 'vitest';
import { hostCommands } from './calls/hostCommands';
import { createBridgeHarness } from '../testing/bridgeHarness';
import { silent } from '../testing/openedWindow';
import { applyBlocked, luckyChecking, tapsBlocked } from './bridgeSlice';

describe('TASK-8: after a task action further task clicks are blocked', () => {
  it.each([
    ['checkin', 5000],
    ['lottery', 3000],
    ['videoad', 3000],
    ['ads', 3000],
  ] as const)('%s: %i ms', (kind, ms) => {
    const harness = createBridgeHarness({ scenario: silent });
    harness.send(hostCommands.openWindow({ kind }));
    expect(tapsBlocked(harness.state, harness.services.elapsed() + ms - 1)).toBe(true);
    expect(tapsBlocked(harness.state, harness.services.elapsed() + ms)).toBe(false);
  });

  it('words and quiz block nothing', () => {
    const harness = createBridgeHarness();
    harness.send(hostCommands.openWindow({ kind: 'words' }));
    expect(tapsBlocked(harness.state, harness.services.elapsed())).toBe(false);
  });
});

describe('LUCKY-7: the time for which the apply button stays applying', () => {
  it.each([
    [false, 8000],
    [true, 12_000],
  ])('some assigned already: %s, %i ms', (busy, ms) => {
    const harness = createBridgeHarness({ scenario: silent });
    harness.send(hostCommands.openWindow({ kind: 'lucky', busy }));
    expect([applyBlocked(harness.state, ms - 1), applyBlocked(harness.state, ms)]).toEqual([true, false]);
  });

  it('the apply button stays applying to the end, also when the window answers before', async () => {
    const harness = createBridgeHarness({ scenario: silent });
    harness.send(hostCommands.openWindow({ kind: 'lucky' }));
    harness.simulator.call('luckytaskCallback', harness.lastWindowId(), true);
    await harness.flush();
    expect([applyBlocked(harness.state, 7999), applyBlocked(harness.state, 8000)]).toEqual([true, false]);
  });
});

it('LUCKY-15: a lucky check runs from the launch until its reward call was answered', async () => {
  const harness = createBridgeHarness({ scenario: silent });
  harness.send(hostCommands.launchApp({ packageName: 'com.shop', className: '', taskRecordId: 1 }));
  expect(luckyChecking(harness.state, 5999)).toBe(true);
  expect(luckyChecking(harness.state, 6000)).toBe(false);
  harness.simulator.call('launchAppCallback', 'com.shop', true);
  await harness.flush();
  expect(luckyChecking(harness.state, 6000)).toBe(true);
  await harness.pass(6000);
  expect(luckyChecking(harness.state, 6000)).toBe(false);
});
