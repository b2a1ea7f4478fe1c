import { windowExpiryMs } from '@tally/contract/limits';
import { describe, expect, it } from 'vitest';
import { createBridgeHarness } from '../testing/bridgeHarness';
import { answer, callbackOf, didOnce, dropped, kinds, nothingMoved, opened } from '../testing/openedWindow';

describe.each(kinds)('B5 the answer of a %s window (HOST-7)', (kind) => {
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
    const posted = {
      checkin: ['postAction checkInCallback_false'],
      lottery: ['postAction lotteryCallback_false'],
      videoad: [],
      lucky: ['postAction LT_callback'],
    }[kind];
    expect(bench.seen.filter((each) => each.startsWith('postAction') && !each.includes('LT_showWindow'))).toEqual(
      posted,
    );
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

  it.each([
    [[]],
    [['x', true]],
    [[10_000.5, true]],
    [[-1, true]],
    [[{}, true]],
    [['10000 ', true]],
    [[null]],
    [[12_345]],
    [[12_345, 'yes']],
    [[12_345, {}]],
    [[12_345, 2]],
    [[undefined, null]],
  ])('malformed: %j', async (args) => {
    const bench = opened(kind);
    await answer(bench, kind, ...args);
    nothingMoved(bench);
    expect(dropped(bench)).toEqual([{ fn, why: 'malformed' }]);
  });

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
    const none = createBridgeHarness();
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
  it('asks for reward and click, each with its own key, each once (TASK-14)', async () => {
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

describe('B5 a tap on the app of a lucky window (LUCKY-5)', () => {
  it.each([[[]], [['com.shop']]])('with %j behind the id', async (rest) => {
    const bench = opened('lucky');
    bench.simulator.call('luckytaskClicked', bench.id, ...rest);
    bench.simulator.call('luckytaskClicked', bench.id, ...rest);
    await bench.rest();
    expect(bench.seen.filter((each) => each.startsWith('installLucky'))).toHaveLength(1);
    expect(bench.said('luckyClicked')).toMatchObject([
      { windowId: bench.id, taskId: 3, ...(rest[0] && { packageName: rest[0] }) },
    ]);
    expect(dropped(bench)).toEqual([{ fn: 'luckytaskClicked', why: 'duplicate' }]);
    await answer(bench, 'lucky', bench.id, true);
    didOnce(bench, 'lucky');
  });

  it('whose answer was lost is told again with its key, once', async () => {
    const bench = opened('lucky');
    bench.server.loseAnswers(1);
    bench.simulator.call('luckytaskClicked', bench.id);
    await bench.rest();
    bench.bridge.claimOwed();
    await bench.rest();
    bench.bridge.claimOwed();
    await bench.rest();
    const told = bench.seen.filter((each) => each.startsWith('installLucky'));
    expect(told).toEqual([told[0], told[0]]);
  });

  it('drops a name that is no package', async () => {
    const bench = opened('lucky');
    bench.simulator.call('luckytaskClicked', bench.id, 'javascript:alert(1)');
    await bench.rest();
    expect(dropped(bench)).toEqual([{ fn: 'luckytaskClicked', why: 'malformed' }]);
  });
});
