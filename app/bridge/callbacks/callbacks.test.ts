import { hostCallbacks, type HostCallbackName } from '@tally/contract/host/host';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostCommands } from '../calls/hostCommands';
import { createBridgeHarness } from '../../testing/bridgeHarness';
import { opened } from '../../testing/openedWindow';

describe('the callbacks', () => {
  it('the callbacks are on the page while the bridge runs, and gone after it (HOST-7)', () => {
    const harness = createBridgeHarness();
    expect(hostCallbacks.map((fn) => typeof harness.page[fn])).toEqual(hostCallbacks.map(() => 'function'));
    harness.stop();
    expect(hostCallbacks.filter((fn) => fn in harness.page)).toEqual([]);
    expect(harness.send(hostCommands.openWindow({ kind: 'checkin' }))).toBe(false);
  });

  it('onHostBack tells whether the page went back; a failure is a no (ROUTE-22)', () => {
    const harness = createBridgeHarness();
    expect(harness.simulator.call('onHostBack')).toBe(true);
    harness.hostBack.handle = () => {
      throw new Error('no');
    };
    expect(harness.simulator.call('onHostBack')).toBe(false);
  });

  it('insetsCallback keeps the page clear of bars and keyboard, as numbers or as text (HOST-11)', async () => {
    const harness = createBridgeHarness();
    const root = document.documentElement;
    const shown = () =>
      ['--inset_top', '--inset_bottom', '--keyboard'].map((name) => root.style.getPropertyValue(name)).join(' ');
    harness.simulator.call('insetsCallback', 24, '48', 300);
    await harness.flush();
    expect(shown()).toBe('24px 48px 300px');
    harness.simulator.call('insetsCallback', 24, 48);
    await harness.flush();
    expect(shown()).toBe('24px 48px 0px');
    harness.simulator.call('insetsCallback', 24);
    await harness.flush();
    expect(harness.actions.map(({ type }) => type)).toContain('host/callbackDropped');
    expect(shown()).toBe('24px 48px 0px');
    root.removeAttribute('style');
  });

  it('a queue that holds rubbish does not break the page', async () => {
    const harness = opened('checkin');
    harness.leave();
    (harness.page['__hostQueue'] as unknown[]).push(
      null,
      7,
      ['nope', []],
      ['checkInCallback'],
      ['checkInCallback', [harness.id, true]],
    );
    harness.boot();
    await harness.flush();
    expect(harness.server.calls).toEqual(['checkin reward']);
  });
});

it('B7 10,000 fuzzed callback calls throw nothing and ask the server for nothing', async () => {
  const odd = fc.oneof(
    fc.anything(),
    fc.integer({ min: 9_990, max: 100_010 }),
    fc.constantFrom(true, false, 'true', 'false', 1, 0, '', null, undefined, 'com.shop'),
    fc.string({ maxLength: 50 }),
  );
  const harness = createBridgeHarness();
  let thrown = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<HostCallbackName>(...hostCallbacks),
      fc.array(odd, { maxLength: 5 }),
      async (fn, args) => {
        try {
          harness.simulator.call(fn, ...args);
        } catch {
          thrown++;
        }
      },
    ),
    { numRuns: 10_000 },
  );
  await harness.pass(10_000);
  expect(thrown).toBe(0);
  expect(harness.server.calls).toEqual([]);
  // A failed login shows a dialog and sends no request.
  expect(harness.shown.filter(([kind]) => kind !== 'login.failed')).toEqual([]);
});
