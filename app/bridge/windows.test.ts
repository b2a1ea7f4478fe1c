import { hostCallbacks, pendingWindowsMax, type AnsweredWindowKind } from '@tally/contract/host';
import { windowExpiryMs } from '@tally/contract/limits';
import { describe, expect, it } from 'vitest';
import { createBench, goodToken, type Bench } from '../testing/bridgeBench';
import { readWindows } from './pendingRecord';

const callbackOf = { checkin: 'checkInCallback', lottery: 'lotteryCallback', videoad: 'videoAdCallback', lucky: 'luckytaskCallback' } as const;
const kinds = Object.keys(callbackOf) as AnsweredWindowKind[];
const silent = { windows: { checkin: 'never', lottery: 'never', videoad: 'never', lucky: 'never' }, launch: 'never', launchVia: 1, installed: ['com.shop'] } as const;

/** A window of a kind is open and unanswered. */
function opened(kind: AnsweredWindowKind): Bench & { id: number } {
  const bench = createBench({ scenario: silent });
  bench.bridge.commands.openWindow(kind, { taskId: 3 });
  return Object.assign(bench, { id: bench.lastWindowId() });
}
const answer = async (bench: Bench, kind: AnsweredWindowKind, ...args: unknown[]) => {
  bench.simulator.call(callbackOf[kind], ...args);
  await bench.rest();
};
/** What an "ok" of a window sets off. */
const effectOf = { checkin: 'checkin reward', lottery: 'lottery reward', videoad: 'videoad reward' } as const;
const didOnce = (bench: Bench, kind: AnsweredWindowKind) =>
  kind === 'lucky'
    ? expect(bench.seen.filter((each) => each.startsWith('postAction LT_callback') || each === 'reloadLucky')).toEqual(['postAction LT_callback', 'reloadLucky'])
    : expect(bench.server.calls).toEqual([effectOf[kind]]);
const nothingMoved = (bench: Bench) => {
  expect(bench.server.calls).toEqual([]);
  expect(bench.seen.filter((each) => !each.startsWith('postAction LT_showWindow'))).toEqual([]);
};
const dropped = (bench: Bench) => bench.said('callbackDropped');

describe.each(kinds)('B5 the answer of a %s window', (kind) => {
  const fn = callbackOf[kind];

  it.each([[true], ['true'], [1], ['1']])('ok as %j', async (yes) => {
    const bench = opened(kind);
    await answer(bench, kind, bench.id, yes);
    didOnce(bench, kind);
    expect(bench.said('windowResult')).toMatchObject([{ kind, windowId: bench.id, ok: true, late: false }]);
  });

  it.each([[false], ['false'], [0], ['0']])('not ok as %j', async (no) => {
    const bench = opened(kind);
    await answer(bench, kind, String(bench.id), no);
    expect(bench.server.calls).toEqual([]);
    const posted = { checkin: ['postAction checkInCallback_false'], lottery: ['postAction lotteryCallback_false'], videoad: [], lucky: ['postAction LT_callback'] }[kind];
    expect(bench.seen.filter((each) => each.startsWith('postAction') && !each.includes('LT_showWindow'))).toEqual(posted);
  });

  it('twice counts once', async () => {
    const bench = opened(kind);
    await answer(bench, kind, bench.id, true);
    await answer(bench, kind, bench.id, true);
    didOnce(bench, kind);
    expect(dropped(bench)).toEqual([{ fn, why: 'duplicate' }]);
  });

  it('a yes after a no changes nothing', async () => {
    const bench = opened(kind);
    await answer(bench, kind, bench.id, false);
    await answer(bench, kind, bench.id, true);
    expect(bench.server.calls).toEqual([]);
  });

  it('late still counts', async () => {
    const bench = opened(kind);
    await bench.pass(windowExpiryMs);
    await answer(bench, kind, bench.id, true);
    didOnce(bench, kind);
    expect(bench.said('windowResult')).toMatchObject([{ late: true }]);
  });

  it('expired after ten minutes', async () => {
    const bench = opened(kind);
    await bench.pass(windowExpiryMs + 1);
    await answer(bench, kind, bench.id, true);
    nothingMoved(bench);
    expect(dropped(bench)).toEqual([{ fn, why: 'expired' }]);
  });

  it('unknown id', async () => {
    const bench = opened(kind);
    await answer(bench, kind, bench.id + 1, true);
    nothingMoved(bench);
    expect(dropped(bench)).toEqual([{ fn, why: 'unknownWindow' }]);
  });

  it('the id of another kind of window', async () => {
    const other = kinds[(kinds.indexOf(kind) + 1) % kinds.length] ?? 'checkin';
    const bench = opened(other);
    await answer(bench, kind, bench.id, true);
    nothingMoved(bench);
    expect(dropped(bench)).toEqual([{ fn, why: 'kindMismatch' }]);
    await answer(bench, other, bench.id, true);
    didOnce(bench, other);
  });

  it.each([[[]], [['x', true]], [[10_000.5, true]], [[-1, true]], [[{}, true]], [['10000 ', true]], [[null]], [[12_345]], [[12_345, 'yes']], [[12_345, {}]], [[12_345, 2]], [[undefined, null]]])(
    'malformed: %j',
    async (args) => {
      const bench = opened(kind);
      await answer(bench, kind, ...args);
      nothingMoved(bench);
      expect(dropped(bench)).toEqual([{ fn, why: 'malformed' }]);
    },
  );

  it('before the app is ready', async () => {
    const bench = opened(kind);
    bench.leave();
    bench.simulator.call(fn, bench.id, true);
    bench.boot();
    await bench.rest();
    didOnce(bench, kind);
  });

  it('without an id: the only open window of the kind', async () => {
    const bench = opened(kind);
    await answer(bench, kind, true);
    didOnce(bench, kind);
  });

  it('with an empty id: the same', async () => {
    const bench = opened(kind);
    await answer(bench, kind, null, 'true');
    didOnce(bench, kind);
  });

  it('without an id: nothing when two are open, or none', async () => {
    const bench = opened(kind);
    bench.bridge.commands.openWindow(kind);
    await answer(bench, kind, true);
    nothingMoved(bench);
    expect(dropped(bench)).toEqual([{ fn, why: 'ambiguous' }]);
    const none = createBench();
    await answer(none, kind, true);
    expect(dropped(none)).toEqual([{ fn, why: 'unknownWindow' }]);
  });

  it('B10 of another person: nothing', async () => {
    const bench = opened(kind);
    bench.person.user = 'ben';
    await answer(bench, kind, bench.id, true);
    nothingMoved(bench);
    expect(dropped(bench)).toEqual([{ fn, why: 'otherUser' }]);
  });
});

describe('B5 a tap on the ad of a video', () => {
  it('asks for reward and click, each with its own key, each once', async () => {
    const bench = opened('videoad');
    await answer(bench, 'videoad', bench.id, true, true);
    await answer(bench, 'videoad', bench.id, 'true', 'true');
    expect(bench.server.calls).toEqual(['videoad click', 'videoad reward']);
    expect(bench.server.paid.size).toBe(2);
    expect(dropped(bench)).toEqual([{ fn: 'videoAdCallback', why: 'duplicate' }]);
  });

  it('may come after the result, without an id too', async () => {
    const bench = opened('videoad');
    await answer(bench, 'videoad', true);
    await answer(bench, 'videoad', true, true);
    expect(bench.server.calls).toEqual(['videoad reward', 'videoad click']);
  });
});

describe('B5 a tap on the app of a lucky window', () => {
  it.each([[[]], [['com.shop']]])('with %j behind the id', async (rest) => {
    const bench = opened('lucky');
    bench.simulator.call('luckytaskClicked', bench.id, ...rest);
    bench.simulator.call('luckytaskClicked', bench.id, ...rest);
    await bench.rest();
    expect(bench.seen.filter((each) => each.startsWith('installLucky'))).toHaveLength(1);
    expect(bench.said('luckyClicked')).toMatchObject([{ windowId: bench.id, taskId: 3, ...(rest[0] && { packageName: rest[0] }) }]);
    expect(dropped(bench)).toEqual([{ fn: 'luckytaskClicked', why: 'duplicate' }]);
    await answer(bench, 'lucky', bench.id, true);
    didOnce(bench, 'lucky');
  });

  it('drops a name that is no package', async () => {
    const bench = opened('lucky');
    bench.simulator.call('luckytaskClicked', bench.id, 'javascript:alert(1)');
    await bench.rest();
    expect(dropped(bench)).toEqual([{ fn: 'luckytaskClicked', why: 'malformed' }]);
  });
});

describe('B5 a launched app', () => {
  const launched = () => {
    const bench = createBench({ scenario: silent });
    expect(bench.bridge.commands.launchApp({ packageName: 'com.shop', className: '.Main', taskRecordId: 9 })).toBe(true);
    return bench;
  };

  it.each([['launchAppCallback', ['com.shop', true], 'lucky 1'], ['launchAppCallback2', ['com.shop', '1', 1000, '2000'], 'lucky 2']])('%s leads to its reward call when the check of 6 s is over', async (fn, args, call) => {
    const bench = launched();
    await bench.pass(1000);
    bench.simulator.call(fn, ...args);
    await bench.pass(4999);
    expect(bench.server.calls).toEqual([]);
    await bench.pass(1);
    expect(bench.server.calls).toEqual([call]);
    expect(bench.seen).toEqual(['reloadLucky', 'luckyAnswered {"say":"paid","cash":2} 9']);
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
    expect([...dropped(late), ...dropped(other)]).toEqual([{ fn: 'launchAppCallback', why: 'expired' }, { fn: 'launchAppCallback', why: 'otherUser' }]);
    nothingMoved(late);
    nothingMoved(other);
  });

  it.each([
    ['OPEN APP FAILED', '{"say":"openAppFirst"}', false],
    ['BAD STATUS', '{"say":"expiredReload"}', true],
    ['DUP APP', '{"say":"duplicateReload"}', true],
    ['DUP USER', '{"say":"expired"}', false],
    ['whatever', '{"say":"expired"}', false],
  ])('info %s is answered by %s', async (info, said, reloads) => {
    const bench = launched();
    bench.server.refuse(info);
    bench.simulator.call('launchAppCallback', 'com.shop', true);
    await bench.pass(6000);
    expect(bench.seen).toEqual([...(reloads ? ['reloadLucky'] : []), `luckyAnswered ${said} 9`]);
  });
});

describe('B8 when the answer comes', () => {
  it('inside the native call: paid once, and the window was said to be open first', async () => {
    const bench = createBench({ scenario: { answerAfter: 'inside' } });
    expect(bench.bridge.commands.openWindow('checkin')).toBe(true);
    await bench.rest();
    expect(bench.server.calls).toEqual(['checkin reward']);
    expect(bench.actions.map((action) => action.type)).toEqual(['host/ready', 'host/windowOpened', 'host/windowResult']);
  });

  it('nine minutes late: paid once', async () => {
    const bench = createBench({ scenario: { windows: { lottery: 'late' }, lateAfter: 9 * 60_000 } });
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
      const bench = createBench({ scenario: silent });
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
    expect(bench.seen).toEqual(['rewardFailed checkin', 'rewarded checkin {"coin":10,"cash":0} {"action":"reward","time":"again"}']);
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
    const kept = readWindows(bench.sessionStorage.get('pendingWindows'));
    expect(kept).toHaveLength(pendingWindowsMax);
    expect(kept[0]?.owed).toEqual(['result']);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(pendingWindowsMax);
  });

  it.each([['null'], ['{}'], ['[1,null,{"id":4}]'], ['[{"id":"1'], ['']])('survive a store that holds %j', async (text) => {
    const bench = createBench();
    bench.leave();
    bench.sessionStorage.set('pendingWindows', text);
    bench.boot();
    expect(bench.bridge.commands.openWindow('checkin')).toBe(true);
    await bench.pass(300);
    expect(bench.server.calls).toEqual(['checkin reward']);
  });

  it('work without any store', async () => {
    const bench = createBench();
    Object.assign(bench.services.sessionStorage, { get: () => undefined, set: () => false });
    bench.bridge.commands.openWindow('checkin');
    await bench.pass(300);
    expect(bench.server.calls).toEqual(['checkin reward']);
  });

  it('a window that the host did not open is not remembered', () => {
    const bench = createBench({ scenario: { host: 'broken' } });
    expect(bench.bridge.commands.openWindow('checkin')).toBe(false);
    expect(readWindows(bench.sessionStorage.get('pendingWindows'))).toEqual([]);
    expect(bench.said('windowOpened')).toEqual([]);
  });
});

describe('B12 tokens', () => {
  const login = async (token: unknown) => {
    const bench = createBench();
    bench.simulator.call('loginCallback', token);
    await bench.pass(500);
    return bench;
  };

  it.each([[51], [4096]])('of %i printable characters log in', async (length) => {
    const bench = await login('t'.repeat(length));
    expect(bench.person.saved).toEqual(['t'.repeat(length)]);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome']);
  });

  it.each([
    ['', 'missing'], ['t'.repeat(50), 'short'], ['t'.repeat(4097), 'long'], [`${goodToken}\n`, 'unprintable'], [`${goodToken}\r\nX-Evil: 1`, 'unprintable'],
    [`${goodToken} x`, 'unprintable'], [`${goodToken}é`, 'unprintable'], [undefined, 'missing'], [null, 'missing'], [{ length: 99 }, 'missing'], [42, 'missing'],
  ])('%j is refused as %s', async (token, why) => {
    const bench = await login(token);
    expect(bench.person.saved).toEqual([]);
    expect(bench.seen).toEqual([`loginFailed ${why}`]);
  });

  it('home data follow 500 ms after the success', async () => {
    const bench = createBench();
    bench.bridge.commands.login();
    await bench.pass(300);
    expect(bench.seen).toEqual(['loggedIn']);
    await bench.pass(499);
    expect(bench.seen).toEqual(['loggedIn']);
    await bench.pass(1);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome']);
  });

  it('an answer that comes twice is heard once, a new login anew', async () => {
    const bench = createBench({ scenario: { login: 'twice' } });
    bench.bridge.commands.login();
    await bench.pass(2000);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome']);
    bench.bridge.commands.login();
    await bench.pass(2000);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome', 'loggedIn', 'reloadHome']);
  });

  it('the token is in no action, no state and no store', async () => {
    const bench = await login(goodToken);
    const held = JSON.stringify([bench.actions, bench.state, [...bench.sessionStorage.all], [...bench.storage.all]]);
    expect(held).not.toContain(goodToken);
  });
});

describe('the callbacks', () => {
  it('are on the page while the bridge runs, and gone after it', () => {
    const bench = createBench();
    expect(hostCallbacks.map((fn) => typeof bench.page[fn])).toEqual(hostCallbacks.map(() => 'function'));
    bench.stop();
    expect(hostCallbacks.filter((fn) => fn in bench.page)).toEqual([]);
    expect(bench.bridge.commands.openWindow('checkin')).toBe(false);
  });

  it('onHostBack tells whether the page went back; a failure is a no', () => {
    const bench = createBench();
    expect(bench.simulator.call('onHostBack')).toBe(true);
    bench.effects.hostBack = () => {
      throw new Error('no');
    };
    expect(bench.simulator.call('onHostBack')).toBe(false);
  });

  it('a queue with rubbish in it is survived', async () => {
    const bench = opened('checkin');
    bench.leave();
    (bench.page['__hostQueue'] as unknown[]).push(null, 7, ['nope', []], ['checkInCallback'], ['checkInCallback', [bench.id, true]]);
    bench.boot();
    await bench.rest();
    expect(bench.server.calls).toEqual(['checkin reward']);
  });
});
