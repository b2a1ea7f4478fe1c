import type { AnsweredWindowKind } from '@tally/contract/host';
import { expect } from 'vitest';
import { createBridgeHarness, type BridgeHarness } from './bridgeHarness';

export const callbackOf = {
  checkin: 'checkInCallback',
  lottery: 'lotteryCallback',
  videoad: 'videoAdCallback',
  lucky: 'luckytaskCallback',
} as const;
export const kinds = Object.keys(callbackOf) as AnsweredWindowKind[];
/** A host that opens everything and answers nothing by itself. */
export const silent = {
  windows: { checkin: 'never', lottery: 'never', videoad: 'never', lucky: 'never' },
  launch: 'never',
  launchVia: 1,
  installed: ['com.shop'],
} as const;

/** A window of a kind is open and unanswered. */
export function opened(kind: AnsweredWindowKind): BridgeHarness & { id: number } {
  const bench = createBridgeHarness({ scenario: silent });
  bench.bridge.commands.openWindow(kind, { taskId: 3 });
  return Object.assign(bench, { id: bench.lastWindowId() });
}
/** The host answers a window. */
export const answer = async (bench: BridgeHarness, kind: AnsweredWindowKind, ...args: unknown[]) => {
  bench.simulator.call(callbackOf[kind], ...args);
  await bench.rest();
};
/** What an "ok" of a window sets off. */
const effectOf = { checkin: 'checkin reward', lottery: 'lottery reward', videoad: 'videoad reward' } as const;
/** The answer led to what it should, once. */
export const didOnce = (bench: BridgeHarness, kind: AnsweredWindowKind) =>
  kind === 'lucky'
    ? expect(bench.seen.filter((each) => each.startsWith('postAction LT_callback') || each === 'reloadLucky')).toEqual([
        'postAction LT_callback',
        'reloadLucky',
      ])
    : expect(bench.server.calls).toEqual([effectOf[kind]]);
/** It led to nothing. */
export const nothingMoved = (bench: BridgeHarness) => {
  expect(bench.server.calls).toEqual([]);
  expect(bench.seen.filter((each) => !each.startsWith('postAction LT_showWindow'))).toEqual([]);
};
/** The callbacks that changed nothing, and why. */
export const dropped = (bench: BridgeHarness) => bench.said('callbackDropped');
