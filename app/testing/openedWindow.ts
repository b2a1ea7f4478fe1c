import type { AnsweredWindowKind } from '@tally/contract/host/host';
import { expect } from 'vitest';
import { hostCommands } from '../bridge/calls/hostCommands';
import { api } from '../api/api';
import { parseWindowRecords } from '../bridge/windows/windowRecord';
import { createBridgeHarness, type BridgeHarness, type BridgeHarnessOptions } from './bridgeHarness';

export const callbackOf = {
  checkin: 'checkInCallback',
  lottery: 'lotteryCallback',
  videoad: 'videoAdCallback',
  lucky: 'luckytaskCallback',
} as const;
export const kinds = Object.keys(callbackOf) as AnsweredWindowKind[];
/** A host that opens every window and never answers by itself. */
export const silent = {
  windows: { checkin: 'never', lottery: 'never', videoad: 'never', lucky: 'never' },
  launch: 'never',
  launchVia: 1,
  installed: ['com.shop'],
} as const;

/** A harness with a window of this kind open and unanswered. */
export function opened(kind: AnsweredWindowKind, options?: BridgeHarnessOptions): BridgeHarness & { id: number } {
  const harness = createBridgeHarness({ scenario: silent, ...options });
  harness.send(hostCommands.openWindow({ kind, taskId: 3 }));
  return Object.assign(harness, { id: harness.lastWindowId() });
}
/** Simulates the host's answer to a window. */
export const answer = async (harness: BridgeHarness, kind: AnsweredWindowKind, ...args: unknown[]) => {
  harness.simulator.call(callbackOf[kind], ...args);
  await harness.flush();
};
/** The actions that invalidated the cached list of lucky tasks. */
const luckyReloads = (harness: BridgeHarness) =>
  harness.actions.filter((action) => api.util.invalidateTags.match(action) && action.payload.includes('Lucky'));
/** Checks that the answer had its effect exactly once. */
export const didOnce = (harness: BridgeHarness, kind: AnsweredWindowKind) => {
  if (kind !== 'lucky') return expect(harness.server.calls).toEqual([`${kind} reward`]);
  expect(harness.server.posted.filter((each) => each.startsWith('LT_callback'))).toEqual(['LT_callback']);
  expect(luckyReloads(harness)).toHaveLength(1);
};
/** Checks that the answer had no effect. */
export const nothingMoved = (harness: BridgeHarness) => {
  expect(harness.server.calls).toEqual([]);
  expect(harness.server.posted.filter((each) => !each.startsWith('LT_showWindow'))).toEqual([]);
  expect(harness.shown).toEqual([]);
};
/** The callbacks that were ignored, with the reason. */
export const dropped = (harness: BridgeHarness) => harness.payloads('callbackDropped');
/** Number of unanswered requests in the registry. */
export const unconfirmed = ({ services }: BridgeHarness) =>
  parseWindowRecords(services.sessionStorage.get('pendingWindows')).flatMap((window) => window.unconfirmed).length;
