import { windowExpiryMs } from '@tally/contract/limits/host';
import { describe, expect, it } from 'vitest';
import { hostCommands } from '../calls/hostCommands';
import { createBridgeHarness } from '../../testing/bridgeHarness';
import { answer, callbackOf, didOnce, dropped, kinds, nothingMoved, opened } from '../../testing/openedWindow';

describe.each(kinds)('B5 the answer of a %s window (HOST-7)', (kind) => {
  const fn = callbackOf[kind];

  it.each([[true], ['true'], [1], ['1']])('an answer of %j counts as a yes', async (yes) => {
    const harness = opened(kind);
    await answer(harness, kind, harness.id, yes);
    didOnce(harness, kind);
    expect(harness.payloads('windowResult')).toMatchObject([{ kind, windowId: harness.id, ok: true, late: false }]);
  });

  it.each([[false], ['false'], [0], ['0']])('an answer of %j counts as a no', async (no) => {
    const harness = opened(kind);
    await answer(harness, kind, String(harness.id), no);
    expect(harness.server.calls).toEqual([]);
    const posted = {
      checkin: ['checkInCallback_false'],
      lottery: ['lotteryCallback_false'],
      videoad: [],
      lucky: ['LT_callback false'],
    }[kind];
    expect(harness.server.posted.filter((each) => !each.startsWith('LT_showWindow'))).toEqual(posted);
  });

  it('an answer that comes twice counts once', async () => {
    const harness = opened(kind);
    await answer(harness, kind, harness.id, true);
    await answer(harness, kind, harness.id, true);
    didOnce(harness, kind);
    expect(dropped(harness)).toEqual([{ fn, reason: 'duplicate' }]);
  });

  it('a yes after a no changes nothing', async () => {
    const harness = opened(kind);
    await answer(harness, kind, harness.id, false);
    await answer(harness, kind, harness.id, true);
    expect(harness.server.calls).toEqual([]);
  });

  it('an answer that comes late still counts', async () => {
    const harness = opened(kind);
    await harness.pass(windowExpiryMs);
    await answer(harness, kind, harness.id, true);
    didOnce(harness, kind);
    expect(harness.payloads('windowResult')).toMatchObject([{ late: true }]);
  });

  it('an answer to a window that expired after ten minutes counts for nothing', async () => {
    const harness = opened(kind);
    await harness.pass(windowExpiryMs + 1);
    await answer(harness, kind, harness.id, true);
    nothingMoved(harness);
    expect(dropped(harness)).toEqual([{ fn, reason: 'expired' }]);
  });

  it('an answer with an unknown id counts for nothing', async () => {
    const harness = opened(kind);
    await answer(harness, kind, harness.id + 1, true);
    nothingMoved(harness);
    expect(dropped(harness)).toEqual([{ fn, reason: 'unknownWindow' }]);
  });

  it('an answer with the id of another kind of window counts for nothing', async () => {
    const other = kinds[(kinds.indexOf(kind) + 1) % kinds.length] ?? 'checkin';
    const harness = opened(other);
    await answer(harness, kind, harness.id, true);
    nothingMoved(harness);
    expect(dropped(harness)).toEqual([{ fn, reason: 'kindMismatch' }]);
    await answer(harness, other, harness.id, true);
    didOnce(harness, other);
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
  ])('a malformed answer counts for nothing: %j', async (args) => {
    const harness = opened(kind);
    await answer(harness, kind, ...args);
    nothingMoved(harness);
    expect(dropped(harness)).toEqual([{ fn, reason: 'malformed' }]);
  });

  it('an answer from before the app is ready counts once', async () => {
    const harness = opened(kind);
    harness.leave();
    harness.simulator.call(fn, harness.id, true);
    harness.boot();
    await harness.flush();
    didOnce(harness, kind);
  });

  it('an answer without an id is for the only open window of the kind', async () => {
    const harness = opened(kind);
    await answer(harness, kind, true);
    didOnce(harness, kind);
  });

  it('an answer with an empty id is for the only open window of the kind', async () => {
    const harness = opened(kind);
    await answer(harness, kind, null, 'true');
    didOnce(harness, kind);
  });

  it('an answer without an id counts for nothing when two windows are open, or none', async () => {
    const harness = opened(kind);
    harness.send(hostCommands.openWindow({ kind }));
    await answer(harness, kind, true);
    nothingMoved(harness);
    expect(dropped(harness)).toEqual([{ fn, reason: 'ambiguous' }]);
    const none = createBridgeHarness();
    await answer(none, kind, true);
    expect(dropped(none)).toEqual([{ fn, reason: 'unknownWindow' }]);
  });

  it('B10 an answer to the window of another person counts for nothing', async () => {
    const harness = opened(kind);
    harness.switchUser();
    await answer(harness, kind, harness.id, true);
    nothingMoved(harness);
    expect(dropped(harness)).toEqual([{ fn, reason: 'otherUser' }]);
  });
});

describe('B5 a tap on the ad of a video', () => {
  it('a tap on the ad of a video asks for reward and click, each with its own key, each once (TASK-14)', async () => {
    const harness = opened('videoad');
    await answer(harness, 'videoad', harness.id, true, true);
    await answer(harness, 'videoad', harness.id, 'true', 'true');
    expect(harness.server.calls).toEqual(['videoad click', 'videoad reward']);
    expect(harness.server.paid.size).toBe(2);
    expect(dropped(harness)).toEqual([{ fn: 'videoAdCallback', reason: 'duplicate' }]);
  });

  it('a tap on the ad of a video may come after the result, without an id too', async () => {
    const harness = opened('videoad');
    await answer(harness, 'videoad', true);
    await answer(harness, 'videoad', true, true);
    expect(harness.server.calls).toEqual(['videoad reward', 'videoad click']);
  });
});
