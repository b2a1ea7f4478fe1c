import type { Services } from '../../platform/services';

const storageKey = 'lotteryTime';

/** Stores the time of the draw made now, so that the cooldown continues after a reload. */
export function saveLotteryTime({ storage, now }: Pick<Services, 'storage' | 'now'>): void {
  storage.set(storageKey, String(now()));
}

/** Remaining cooldown after a reload, ms: at most the full cooldown, and 0 when the clock was set back. */
export function remainingLotteryCooldown(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  cooldownMs: number,
): number {
  const passed = now() - Number(storage.get(storageKey) ?? Number.NaN);
  return passed >= 0 && passed < cooldownMs ? cooldownMs - passed : 0;
}
