import { hostCallbacks, pendingWindowsMax } from '@tally/contract/host';
import { windowExpiryMs } from '@tally/contract/limits';
import { describe, expect, it } from 'vitest';
import { createBridgeHarness } from '../testing/bridgeHarness';
import { answer, dropped, opened, silent } from '../testing/openedWindow';
import { parseWindowRecords } from './windowRecord';

describe('B8 when the answer comes', () => {
  it('inside the native call: paid once, and the window was said to be open first', async () => {
    const bench = createBridgeHarness({ scenario: { answerAfter: 'inside' } });
    expect(bench.bridge.commands.openWindow('checkin')).toBe(true);
    await bench.rest();
    expect(bench.server.calls).toEqual(['checkin reward']);
    expect(bench.actions.map((action) => action.type)).toEqual([
      'host/ready',
      'host/windowOpened',
      'host/windowResult',
    ]);
  });

  it('nine minutes late: paid once', async () => {
    const bench = createBridgeHarness({ scenario: { windows: { lottery: 'late' }, lateAfter: 9 * 60_000 } });
    bench.bridge.commands.openWindow('lottery');
    await bench.pass(9 * 60_000);
    expect(bench.server.calls).toEqual(['lottery reward']);
    expect(bench.said('windowResult')).toMatchObject([{ late: true }]);
  });

  it('a jump of the device clock while the page lives changes nothing', async () => {
    const bench = opened('checkin');
    bench.clock.jump(24 * 3_600_000);
    await answer(bench, 'checkin', bench.id, true);
    expect(bench.server.calls).toEqual(['checkin reward']);
  });
});

describe('B9 a reload', () => {
  it('between opening and answer: paid once, 20 of 20', async () => {
    for (let run = 0; run < 20; run++) {
      const bench = createBridgeHarness({ scenario: silent });
      bench.bridge.commands.openWindow('checkin');
      const id = bench.lastWindowId();
      bench.leave();
      bench.clock.pass(run * 1000);
      if (run % 2) bench.simulator.call('checkInCallback', id, true);
      bench.boot();
      await bench.rest();
      bench.simulator.call('checkInCallback', id, true);
      await bench.rest();
      expect(bench.server.calls).toEqual(['checkin reward']);
      expect(bench.server.paid.size).toBe(1);
      expect(bench.said('windowResult')).toMatchObject([{ late: true }]);
    }
  });

  it('between answer and payment: asked again with the same key', async () => {
    const bench = opened('videoad');
    bench.server.loseAnswers(2);
    await answer(bench, 'videoad', bench.id, true, true);
    expect(bench.seen).toEqual(['rewardFailed videoad']);
    bench.leave();
    bench.boot();
    await bench.rest();
    expect(bench.server.calls.sort()).toEqual(['videoad click', 'videoad click', 'videoad reward', 'videoad reward']);
    expect(bench.server.paid.size).toBe(2);
  });

  it('forgets expired windows by the wall clock', async () => {
    const bench = opened('checkin');
    bench.leave();
    await bench.pass(windowExpiryMs + 1);
    bench.boot();
    await answer(bench, 'checkin', bench.id, true);
    expect(dropped(bench)).toEqual([{ fn: 'checkInCallback', why: 'expired' }]);
  });
});

describe('an answer of the server that was lost', () => {
  it('is asked for again with the same key when the network is back, and paid once', async () => {
    const bench = opened('checkin');
    bench.server.loseAnswers(1);
    await answer(bench, 'checkin', bench.id, true);
    bench.bridge.claimOwed();
    await bench.rest();
    bench.bridge.claimOwed();
    await bench.rest();
    expect(bench.server.calls).toEqual(['checkin reward', 'checkin reward']);
    expect(bench.server.paid.size).toBe(1);
    expect(bench.seen).toEqual([
      'rewardFailed checkin',
      'rewarded checkin {"coin":10,"cash":0} {"action":"reward","time":"again"}',
    ]);
  });

  it('is not asked for by another person', async () => {
    const bench = opened('checkin');
    bench.server.loseAnswers(1);
    await answer(bench, 'checkin', bench.id, true);
    bench.person.user = 'ben';
    bench.bridge.claimOwed();
    await bench.rest();
    expect(bench.server.calls).toHaveLength(1);
  });

  it('a call under way is not made twice', async () => {
    const bench = opened('checkin');
    bench.simulator.call('checkInCallback', bench.id, true);
    bench.bridge.claimOwed();
    await bench.rest();
    expect(bench.server.calls).toEqual(['checkin reward']);
  });
});

describe('B11 windows that are remembered', () => {
  it('are 64 at most; the oldest unanswered one gives way, owed ones stay', async () => {
    const bench = opened('checkin');
    bench.server.loseAnswers(1);
    await answer(bench, 'checkin', bench.id, true);
    for (let count = 0; count < 200; count++) bench.bridge.commands.openWindow('lottery');
    const kept = parseWindowRecords(bench.sessionStorage.get('pendingWindows'));
    expect(kept).toHaveLength(pendingWindowsMax);
    expect(kept[0]?.owed).toEqual(['result']);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(pendingWindowsMax);
  });

  it.each([['null'], ['{}'], ['[1,null,{"id":4}]'], ['[{"id":"1'], ['']])(
    'survive a store that holds %j',
    async (text) => {
      const bench = createBridgeHarness();
      bench.leave();
      bench.sessionStorage.set('pendingWindows', text);
      bench.boot();
      expect(bench.bridge.commands.openWindow('checkin')).toBe(true);
      await bench.pass(300);
      expect(bench.server.calls).toEqual(['checkin reward']);
    },
  );

  it('work without any store', async () => {
    const bench = createBridgeHarness();
    Object.assign(bench.services.sessionStorage, { get: () => undefined, set: () => false });
    bench.bridge.commands.openWindow('checkin');
    await bench.pass(300);
    expect(bench.server.calls).toEqual(['checkin reward']);
  });

  it('a window that the host did not open is not remembered', () => {
    const bench = createBridgeHarness({ scenario: { host: 'broken' } });
    expect(bench.bridge.commands.openWindow('checkin')).toBe(false);
    expect(parseWindowRecords(bench.sessionStorage.get('pendingWindows'))).toEqual([]);
    expect(bench.said('windowOpened')).toEqual([]);
  });
});

describe('the callbacks', () => {
  it('are on the page while the bridge runs, and gone after it (HOST-7)', () => {
    const bench = createBridgeHarness();
    expect(hostCallbacks.map((fn) => typeof bench.page[fn])).toEqual(hostCallbacks.map(() => 'function'));
    bench.stop();
    expect(hostCallbacks.filter((fn) => fn in bench.page)).toEqual([]);
    expect(bench.bridge.commands.openWindow('checkin')).toBe(false);
  });

  it('onHostBack tells whether the page went back; a failure is a no (ROUTE-22)', () => {
    const bench = createBridgeHarness();
    expect(bench.simulator.call('onHostBack')).toBe(true);
    bench.effects.hostBack = () => {
      throw new Error('no');
    };
    expect(bench.simulator.call('onHostBack')).toBe(false);
  });

  it('a queue with rubbish in it is survived', async () => {
    const bench = opened('checkin');
    bench.leave();
    (bench.page['__hostQueue'] as unknown[]).push(
      null,
      7,
      ['nope', []],
      ['checkInCallback'],
      ['checkInCallback', [bench.id, true]],
    );
    bench.boot();
    await bench.rest();
    expect(bench.server.calls).toEqual(['checkin reward']);
  });
});
