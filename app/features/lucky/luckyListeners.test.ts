import { windowExpiryMs } from '@tally/contract/limits/host';
import { describe, expect, it } from 'vitest';
import { reportUnconfirmed } from '../../bridge/actions';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { luckyChecking } from '../../bridge/bridgeSlice';
import { createBridgeHarness, tries } from '../../testing/bridgeHarness';
import { answer, dropped, nothingMoved, opened, silent } from '../../testing/openedWindow';
import { luckyApi } from './luckyApi';

describe('B5 a launched app', () => {
  const launched = () => {
    const harness = createBridgeHarness({ scenario: silent });
    expect(harness.send(hostCommands.launchApp({ packageName: 'com.shop', className: '.Main', taskRecordId: 9 }))).toBe(
      true,
    );
    return harness;
  };

  it.each([
    ['launchAppCallback', ['com.shop', true], '/reward?taskRecordId=9&installed=true'],
    [
      'launchAppCallback2',
      ['com.shop', '1', 1000, '2000'],
      '/reward2{"taskRecordId":9,"installed":true,"time1":1000,"time2":2000}',
    ],
  ])('%s leads to its reward call when the check of 6 s is over (LUCKY-13, LUCKY-14)', async (fn, args, call) => {
    const harness = launched();
    await harness.pass(1000);
    harness.simulator.call(fn, ...args);
    await harness.pass(4999);
    expect(harness.server.calls).toEqual([]);
    await harness.pass(1);
    expect(harness.server.requests).toEqual([`POST /task/lucky${call}`]);
    expect(harness.shown).toMatchObject([['lucky.paid', { cash: expect.stringContaining('2') as string }]]);
  });

  it('both callbacks of a launched app pay once', async () => {
    const harness = launched();
    harness.simulator.call('launchAppCallback', 'com.shop', true);
    harness.simulator.call('launchAppCallback2', 'com.shop', true, 1, 2);
    await harness.pass(6000);
    expect(harness.server.calls).toEqual(['lucky 1']);
    expect(dropped(harness)).toEqual([{ fn: 'launchAppCallback2', reason: 'duplicate' }]);
  });

  it.each([
    ['launchAppCallback', ['com.other', true], 'unknownWindow'],
    ['launchAppCallback', ['com.shop'], 'malformed'],
    ['launchAppCallback', ['', true], 'malformed'],
    ['launchAppCallback2', ['com.shop', true], 'malformed'],
    ['launchAppCallback2', ['com.shop', true, -1, 'soon'], 'malformed'],
  ])('%s %j changes nothing', async (fn, args, reason) => {
    const harness = launched();
    harness.simulator.call(fn, ...args);
    await harness.pass(6000);
    nothingMoved(harness);
    expect(dropped(harness)).toEqual([{ fn, reason }]);
  });

  it('a launch that expired, or of another person, pays nothing', async () => {
    const launch = launched();
    await launch.pass(windowExpiryMs + 1);
    launch.simulator.call('launchAppCallback', 'com.shop', true);
    const other = launched();
    other.switchUser();
    other.simulator.call('launchAppCallback', 'com.shop', true);
    await other.pass(6000);
    expect([...dropped(launch), ...dropped(other)]).toEqual([
      { fn: 'launchAppCallback', reason: 'expired' },
      { fn: 'launchAppCallback', reason: 'otherUser' },
    ]);
    nothingMoved(launch);
    nothingMoved(other);
  });

  it.each([
    ['OPEN APP FAILED', 'lucky.openAgain', 'LUCKY-16'],
    ['BAD STATUS', 'lucky.taskExpired', 'LUCKY-17'],
    ['DUP APP', 'lucky.duplicate', 'LUCKY-18'],
    ['DUP USER', 'lucky.taskExpired', 'LUCKY-19'],
    ['whatever', 'lucky.taskExpired', 'LUCKY-19'],
  ])('info %s is answered by %s, and the list is fetched again (%s)', async (info, kind) => {
    const harness = launched();
    const lists = () => harness.server.requests.filter((request) => request === 'GET /task/lucky').length;
    await harness.store.dispatch(luckyApi.endpoints.getLucky.initiate({}));
    harness.server.refuse(info);
    harness.simulator.call('launchAppCallback', 'com.shop', true);
    await harness.pass(6000);
    expect(harness.shown.map(([shown]) => shown)).toEqual([kind]);
    expect(lists()).toBe(2);
  });

  it('a launched app whose request has no answer is claimed again with its key, and paid once (TASK-32)', async () => {
    const harness = launched();
    harness.server.loseAnswers(tries);
    harness.simulator.call('launchAppCallback', 'com.shop', true);
    await harness.pass(6000);
    await harness.passRetries();
    expect(harness.shown).toEqual([['tasks.unanswered', { offline: false }]]);
    harness.leave();
    harness.boot();
    await harness.pass(0);
    expect(harness.server.calls).toHaveLength(tries + 1);
    expect(harness.server.paid.size).toBe(1);
    expect(harness.shown.map(([kind]) => kind)).toEqual(['tasks.unanswered', 'lucky.paid']);
  });

  it('a launched app without the code of lucky tasks ends its check, and is claimed later', async () => {
    const harness = launched();
    const { deferredChunk } = harness.context;
    harness.context.deferredChunk = () => Promise.reject(new TypeError('Failed to fetch'));
    harness.simulator.call('launchAppCallback', 'com.shop', true);
    await harness.pass(6000);
    expect([harness.server.calls, luckyChecking(harness.state, 6000)]).toEqual([[], false]);
    harness.context.deferredChunk = deferredChunk;
    harness.store.dispatch(reportUnconfirmed());
    await harness.pass(0);
    expect(harness.server.calls).toEqual(['lucky 1']);
  });
});

describe('B5 a tap on the app of a lucky window (LUCKY-5)', () => {
  it.each([[[]], [['com.shop']]])(
    'the page reports a tap on the app of a lucky window with %j behind the id',
    async (rest) => {
      const harness = opened('lucky');
      harness.simulator.call('luckytaskClicked', harness.id, ...rest);
      harness.simulator.call('luckytaskClicked', harness.id, ...rest);
      await harness.flush();
      expect(harness.server.calls).toEqual(['lucky install']);
      expect(harness.payloads('luckyClicked')).toMatchObject([
        { windowId: harness.id, taskId: 3, ...(rest[0] && { packageName: rest[0] }) },
      ]);
      expect(dropped(harness)).toEqual([{ fn: 'luckytaskClicked', reason: 'duplicate' }]);
      await answer(harness, 'lucky', harness.id, true);
      expect(harness.server.posted.filter((each) => each.startsWith('LT_callback'))).toEqual(['LT_callback']);
    },
  );

  it('the page reports a tap whose answer was lost again with its key, once', async () => {
    const harness = opened('lucky');
    harness.server.loseAnswers(tries);
    harness.simulator.call('luckytaskClicked', harness.id);
    await harness.passRetries();
    for (let times = 0; times < 2; times++) {
      harness.store.dispatch(reportUnconfirmed());
      await harness.flush();
    }
    expect(harness.server.calls).toEqual(Array(tries + 1).fill('lucky install'));
    expect(new Set(harness.server.keys).size).toBe(1);
  });

  it('a tap on the app with a name that is no package is dropped', async () => {
    const harness = opened('lucky');
    harness.simulator.call('luckytaskClicked', harness.id, 'javascript:alert(1)');
    await harness.flush();
    expect(dropped(harness)).toEqual([{ fn: 'luckytaskClicked', reason: 'malformed' }]);
  });
});

it.each([
  ['lucky', ['LT_showWindow']],
  ['checkin', []],
] as const)('opening the window of %s records %j (LUCKY-23)', async (kind, recorded) => {
  const harness = createBridgeHarness({ scenario: silent });
  expect(harness.send(hostCommands.openWindow({ kind }))).toBe(true);
  await harness.pass(100);
  const sent = harness.server.requests.filter((request) => request.includes('/app/h5action'));
  expect(sent.flatMap((request) => /LT_\w+/.exec(request) ?? [])).toEqual(recorded);
});
