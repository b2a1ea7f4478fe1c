import { describe, expect, it } from 'vitest';
import { freshnessNote, freshnessOf } from './freshness';

describe('"the last known value stays, marked as offline, or a dash" (MONEY-9), and says whose fault it is', () => {
  it.each([
    ['no network, amounts known', { known: true, failed: false, online: false }, 'offline', 'network.offline'],
    ['no network, nothing known', { known: false, failed: true, online: false }, 'offline', 'network.offline_none'],
    ['the server failed, amounts known', { known: true, failed: true, online: true }, 'stale', 'network.stale'],
    ['the server failed, nothing known', { known: false, failed: true, online: true }, 'failed', 'network.stale'],
    ['on their way', { known: false, failed: false, online: true }, 'loading', undefined],
    [
      'known from the last visit, newer on their way',
      { known: true, failed: false, online: true, renewing: true },
      'loading',
      undefined,
    ],
    ['there', { known: true, failed: false, online: true }, 'ready', undefined],
  ] as const)('%s', (_, numbers, state, note) => {
    expect(freshnessOf(numbers)).toBe(state);
    expect(freshnessNote(state, numbers.known, false)).toBe(note);
    const told = note === 'network.stale' ? 'network.clock' : note;
    expect(freshnessNote(state, numbers.known, true), 'on a phone whose clock is wrong (DIALOG-8)').toBe(told);
  });
});
