import { describe, expect, it } from 'vitest';
import { createBridgeHarness } from '../testing/bridgeHarness';
import { silent } from '../testing/openedWindow';
import { applyBlocked, lotterySecondsLeft, luckyChecking, tapsBlocked } from './bridgeSlice';

describe('TASK-8: after a task action further task clicks are blocked', () => {
  it.each([
    ['checkin', 5000],
    ['lottery', 3000],
    ['videoad', 3000],
    ['ads', 3000],
  ] as const)('%s: %i ms', (kind, ms) => {
    const bench = createBridgeHarness({ scenario: silent });
    bench.bridge.commands.openWindow(kind);
    expect(tapsBlocked(bench.state, bench.clock.elapsed() + ms - 1)).toBe(true);
    expect(tapsBlocked(bench.state, bench.clock.elapsed() + ms)).toBe(false);
  });

  it('words and quiz block nothing', () => {
    const bench = createBridgeHarness();
    bench.bridge.commands.openWindow('words');
    expect(tapsBlocked(bench.state, bench.clock.elapsed())).toBe(false);
  });
});

describe('LUCKY-7: the apply button stays applying', () => {
  it.each([
    [false, 8000],
    [true, 12_000],
  ])('some assigned already: %s, %i ms', (busy, ms) => {
    const bench = createBridgeHarness({ scenario: silent });
    bench.bridge.commands.openWindow('lucky', { busy });
    expect([applyBlocked(bench.state, ms - 1), applyBlocked(bench.state, ms)]).toEqual([true, false]);
  });

  it('until the window answers', async () => {
    const bench = createBridgeHarness({ scenario: silent });
    bench.bridge.commands.openWindow('lucky');
    bench.simulator.call('luckytaskCallback', bench.lastWindowId(), true);
    await bench.rest();
    expect(applyBlocked(bench.state, 1)).toBe(false);
  });
});

describe('TASK-9: lottery cooldown 10 s (12 s ph)', () => {
  it.each([
    ['id', 10],
    ['ph', 12],
    ['br', 10],
  ] as const)('%s: %i s', async (market, seconds) => {
    const bench = createBridgeHarness({ market });
    bench.bridge.commands.openWindow('lottery');
    await bench.pass(300);
    expect(lotterySecondsLeft(bench.state, bench.clock.elapsed())).toBe(seconds);
    expect(lotterySecondsLeft(bench.state, bench.clock.elapsed() + seconds * 1000)).toBe(0);
  });

  it('a draw that failed starts none', async () => {
    const bench = createBridgeHarness({ scenario: { windows: { lottery: 'false' } } });
    bench.bridge.commands.openWindow('lottery');
    await bench.pass(300);
    expect(lotterySecondsLeft(bench.state, bench.clock.elapsed())).toBe(0);
  });

  it('goes on after a reload, and a device clock set to anything never makes it longer', async () => {
    const bench = createBridgeHarness();
    bench.bridge.commands.openWindow('lottery');
    await bench.pass(300);
    bench.leave();
    await bench.pass(4000);
    bench.boot();
    expect(lotterySecondsLeft(bench.state, bench.clock.elapsed())).toBe(6);
    bench.clock.jump(-3_600_000);
    bench.leave();
    bench.boot();
    expect(lotterySecondsLeft(bench.state, bench.clock.elapsed())).toBe(0);
  });
});

it('LUCKY-15: a lucky check runs from the launch until its reward call was answered', async () => {
  const bench = createBridgeHarness({ scenario: silent });
  bench.bridge.commands.launchApp({ packageName: 'com.shop', className: '', taskRecordId: 1 });
  expect(luckyChecking(bench.state, 5999)).toBe(true);
  expect(luckyChecking(bench.state, 6000)).toBe(false);
  bench.simulator.call('launchAppCallback', 'com.shop', true);
  await bench.rest();
  expect(luckyChecking(bench.state, 6000)).toBe(true);
  await bench.pass(6000);
  expect(luckyChecking(bench.state, 6000)).toBe(false);
});
