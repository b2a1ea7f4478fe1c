import type { AnsweredWindowKind } from '@tally/contract/host';
import { expect } from 'vitest';
import { api } from '../api/api';
import { parseWindowRecords } from '../bridge/windowRecord';
import { createBridgeHarness, type BridgeHarness, type BridgeHarnessOptions } from './bridgeHarness';

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
export function opened(kind: AnsweredWindowKind, options?: BridgeHarnessOptions): BridgeHarness & { id: number } {
  const harness = createBridgeHarness({ scenario: silent, ...options });
  harness.bridge.commands.openWindow(kind, { taskId: 3 });
  return Object.assign(harness, { id: harness.lastWindowId() });
}
/** The host answers a window. */
export const answer = async (harness: BridgeHarness, kind: AnsweredWindowKind, ...args: unknown[]) => {
  harness.simulator.call(callbackOf[kind], ...args);
  await harness.flush();
};
/** How often the list of lucky tasks was marked as changed. */
const luckyReloads = (harness: BridgeHarness) =>
  harness.actions.filter((action) => api.util.invalidateTags.match(action) && action.payload.includes('Lucky'));
/** The answer led to what it should, once. */
export const didOnce = (harness: BridgeHarness, kind: AnsweredWindowKind) => {
  if (kind !== 'lucky') return expect(harness.server.calls).toEqual([`${kind} reward`]);
  expect(harness.server.posted.filter((each) => each.startsWith('LT_callback'))).toEqual(['LT_callback']);
  expect(luckyReloads(harness)).toHaveLength(1);
};
/** It led to nothing. */
export const nothingMoved = (harness: BridgeHarness) => {
  expect(harness.server.calls).toEqual([]);
  expect(harness.server.posted.filter((each) => !each.startsWith('LT_showWindow'))).toEqual([]);
  expect(harness.shown).toEqual([]);
};
/** The callbacks that changed nothing, and why. */
export const dropped = (harness: BridgeHarness) => harness.payloads('callbackDropped');
/** How many requests the registry holds as unanswered. */
export const unconfirmed = ({ services }: BridgeHarness) =>
  parseWindowRecords(services.sessionStorage.get('pendingWindows')).flatMap((window) => window.unconfirmed).length;
