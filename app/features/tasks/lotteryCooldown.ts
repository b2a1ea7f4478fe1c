import type { Services } from '../../platform/services';

const storageKey = 'lotteryTime';

/** Stores that a draw was made now, for the countdown after a reload. */
export function saveLotteryTime({ storage, now }: Pick<Services, 'storage' | 'now'>): void {
  storage.set(storageKey, String(now()));
}

/** Ms of the countdown that a reload left over: never more than the cooldown, 0 when the clock went back. */
export function remainingLotteryCooldown(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  cooldownMs: number,
): number {
  const passed = now() - Number(storage.get(storageKey) ?? Number.NaN);
  return passed >= 0 && passed < cooldownMs ? cooldownMs - passed : 0;
}
