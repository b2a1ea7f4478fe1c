import { pendingWindowsMax } from '@tally/contract/host/host';
import { windowExpiryMs } from '@tally/contract/limits/host';
import { describe, expect, it } from 'vitest';
import { hostCommands } from '../calls/hostCommands';
import { createBridgeHarness, tries } from '../../testing/bridgeHarness';
import { answer, dropped, opened, silent } from '../../testing/openedWindow';
import { parseWindowRecords } from './windowRecord';

describe('B8 the moment at which the answer comes', () => {
  it('an answer during the native call is paid once, and the window was reported open first', async () => {
    const harness = createBridgeHarness({ scenario: { answerAfter: 'inside' } });
    expect(harness.send(hostCommands.openWindow({ kind: 'checkin' }))).toBe(true);
    await harness.flush();
    expect(harness.server.calls).toEqual(['checkin reward']);
    expect(harness.actions.map(({ type }) => type).filter((type) => type.startsWith('host/'))).toEqual([
      'host/ready',
      'host/windowOpened',
      'host/windowResult',
    ]);
  });

  it('an answer nine minutes late is paid once', async () => {
    const harness = createBridgeHarness({ scenario: { windows: { lottery: 'late' }, lateAfter: 9 * 60_000 } });
    harness.send(hostCommands.openWindow({ kind: 'lottery' }));
    await harness.pass(9 * 60_000);
    expect(harness.server.calls).toEqual(['lottery reward']);
    expect(harness.payloads('windowResult')).toMatchObject([{ late: true }]);
  });

  it.each([-3, 25])(
    'a jump of the device clock by %i h while the page lives changes nothing (TIME-3)',
    async (hours) => {
      const harness = opened('checkin');
      harness.jump(hours * 3_600_000);
      await answer(harness, 'checkin', harness.id, true);
      expect(harness.server.calls).toEqual(['checkin reward']);
    },
  );
});

describe('B9 a reload', () => {
  it('a reload between opening and answer pays once, 20 of 20', async () => {
    for (let run = 0; run < 20; run++) {
      const harness = createBridgeHarness({ scenario: silent });
      harness.send(hostCommands.openWindow({ kind: 'checkin' }));
      const id = harness.lastWindowId();
      harness.leave();
      harness.services.advance(run * 1000);
      if (run % 2) harness.simulator.call('checkInCallback', id, true);
      harness.boot();
      await harness.flush();
      harness.simulator.call('checkInCallback', id, true);
      await harness.flush();
      expect(harness.server.calls).toEqual(['checkin reward']);
      expect(harness.server.paid.size).toBe(1);
      expect(harness.payloads('windowResult')).toMatchObject([{ late: true }]);
    }
  });

  it('a reload between answer and payment asks again with the same key', async () => {
    const harness = opened('videoad');
    harness.server.loseAnswers(2 * tries);
    await answer(harness, 'videoad', harness.id, true, true);
    await harness.passRetries();
    expect(harness.shown).toEqual([['tasks.unanswered', { offline: false }]]);
    harness.leave();
    harness.boot();
    await harness.flush();
    for (const call of ['videoad click', 'videoad reward'])
      expect(harness.server.calls.filter((each) => each === call)).toHaveLength(tries + 1);
    expect(harness.server.paid.size).toBe(2);
  });

  it('a window expires also while the phone sleeps, where the monotonic clock stands still (TIME-3)', async () => {
    const harness = createBridgeHarness({ scenario: silent });
    harness.send(hostCommands.openWindow({ kind: 'videoad' }));
    harness.jump(3 * 60 * 60_000);
    harness.simulator.call('videoAdCallback', harness.lastWindowId(), true);
    await harness.flush();
    expect(dropped(harness)).toEqual([{ fn: 'videoAdCallback', reason: 'expired' }]);
    expect(harness.server.requests.filter((request) => request.includes('videoad'))).toEqual([]);
  });

  it('a reload forgets expired windows by the wall clock', async () => {
    const harness = opened('checkin');
    harness.leave();
    await harness.pass(windowExpiryMs + 1);
    harness.boot();
    await answer(harness, 'checkin', harness.id, true);
    expect(dropped(harness)).toEqual([{ fn: 'checkInCallback', reason: 'expired' }]);
  });
});

describe('B11 windows that are remembered', () => {
  it('at most 64 windows are remembered: the oldest unanswered one gives way, owed ones stay', async () => {
    const harness = opened('checkin');
    harness.server.loseAnswers(tries);
    await answer(harness, 'checkin', harness.id, true);
    await harness.passRetries();
    for (let count = 0; count < 200; count++) harness.send(hostCommands.openWindow({ kind: 'lottery' }));
    const stored = parseWindowRecords(harness.services.sessionStorage.get('pendingWindows'));
    expect(stored).toHaveLength(pendingWindowsMax);
    expect(stored[0]?.unconfirmed).toEqual(['result']);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(pendingWindowsMax);
  });

  it.each([['null'], ['{}'], ['[1,null,{"id":4}]'], ['[{"id":"1'], ['']])(
    'a store that holds %j does not break the remembered windows',
    async (text) => {
      const harness = createBridgeHarness();
      harness.leave();
      harness.services.sessionStorage.set('pendingWindows', text);
      harness.boot();
      expect(harness.send(hostCommands.openWindow({ kind: 'checkin' }))).toBe(true);
      await harness.pass(300);
      expect(harness.server.calls).toEqual(['checkin reward']);
    },
  );

  it('windows are remembered during the visit even without any store', async () => {
    const harness = createBridgeHarness();
    Object.assign(harness.services.sessionStorage, { get: () => undefined, set: () => false });
    harness.send(hostCommands.openWindow({ kind: 'checkin' }));
    await harness.pass(300);
    expect(harness.server.calls).toEqual(['checkin reward']);
  });

  it('a window that the host did not open is not remembered', () => {
    const harness = createBridgeHarness({ scenario: { host: 'broken' } });
    expect(harness.send(hostCommands.openWindow({ kind: 'checkin' }))).toBe(false);
    expect(parseWindowRecords(harness.services.sessionStorage.get('pendingWindows'))).toEqual([]);
    expect(harness.payloads('windowOpened')).toEqual([]);
  });
});
