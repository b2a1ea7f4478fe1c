import { windowExpiryMs } from '@tally/contract/limits';
import { describe, expect, it } from 'vitest';
import { createBridgeHarness } from '../testing/bridgeHarness';
import { dropped, nothingMoved, silent } from '../testing/openedWindow';

describe('B5 a launched app', () => {
  const launched = () => {
    const bench = createBridgeHarness({ scenario: silent });
    expect(bench.bridge.commands.launchApp({ packageName: 'com.shop', className: '.Main', taskRecordId: 9 })).toBe(
      true,
    );
    return bench;
  };

  it.each([
    ['launchAppCallback', ['com.shop', true], 'lucky 1'],
    ['launchAppCallback2', ['com.shop', '1', 1000, '2000'], 'lucky 2'],
  ])('%s leads to its reward call when the check of 6 s is over (LUCKY-13, LUCKY-14)', async (fn, args, call) => {
    const bench = launched();
    await bench.pass(1000);
    bench.simulator.call(fn, ...args);
    await bench.pass(4999);
    expect(bench.server.calls).toEqual([]);
    await bench.pass(1);
    expect(bench.server.calls).toEqual([call]);
    expect(bench.seen).toEqual([
      'reloadLucky',
      `luckyAnswered {"say":"paid","cash":2} {"via":${call.slice(-1)},"installed":true${call.endsWith('2') ? ',"time1":1000,"time2":2000' : ''},"taskRecordId":9,"key":"key-1"}`,
    ]);
  });

  it('both callbacks pay once', async () => {
    const bench = launched();
    bench.simulator.call('launchAppCallback', 'com.shop', true);
    bench.simulator.call('launchAppCallback2', 'com.shop', true, 1, 2);
    await bench.pass(6000);
    expect(bench.server.calls).toEqual(['lucky 1']);
    expect(dropped(bench)).toEqual([{ fn: 'launchAppCallback2', why: 'duplicate' }]);
  });

  it.each([
    ['launchAppCallback', ['com.other', true], 'unknownWindow'],
    ['launchAppCallback', ['com.shop'], 'malformed'],
    ['launchAppCallback', ['', true], 'malformed'],
    ['launchAppCallback2', ['com.shop', true], 'malformed'],
    ['launchAppCallback2', ['com.shop', true, -1, 'soon'], 'malformed'],
  ])('%s %j changes nothing', async (fn, args, why) => {
    const bench = launched();
    bench.simulator.call(fn, ...args);
    await bench.pass(6000);
    nothingMoved(bench);
    expect(dropped(bench)).toEqual([{ fn, why }]);
  });

  it('expired, or of another person: nothing', async () => {
    const late = launched();
    await late.pass(windowExpiryMs + 1);
    late.simulator.call('launchAppCallback', 'com.shop', true);
    const other = launched();
    other.person.user = 'ben';
    other.simulator.call('launchAppCallback', 'com.shop', true);
    await other.pass(6000);
    expect([...dropped(late), ...dropped(other)]).toEqual([
      { fn: 'launchAppCallback', why: 'expired' },
      { fn: 'launchAppCallback', why: 'otherUser' },
    ]);
    nothingMoved(late);
    nothingMoved(other);
  });

  it.each([
    ['OPEN APP FAILED', '{"say":"openAppFirst"}', false],
    ['BAD STATUS', '{"say":"expiredReload"}', true],
    ['DUP APP', '{"say":"duplicateReload"}', true],
    ['DUP USER', '{"say":"expired"}', false],
    ['whatever', '{"say":"expired"}', false],
  ])('info %s is answered by %s (LUCKY-16 to LUCKY-19)', async (info, said, reloads) => {
    const bench = launched();
    bench.server.refuse(info);
    bench.simulator.call('launchAppCallback', 'com.shop', true);
    await bench.pass(6000);
    expect(bench.seen).toEqual([
      ...(reloads ? ['reloadLucky'] : []),
      expect.stringContaining(`luckyAnswered ${said} {"via":1,"installed":true`),
    ]);
  });
});
