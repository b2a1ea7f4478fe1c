import { withdrawGapMs } from '@tally/contract/limits';
import { tokenHash } from '../../bridge/tokenHash';
import type { Services } from '../../platform/services';
import { lastOf, lastText } from './withdrawCheck';

/** Local-storage key: when the last withdrawal was taken (PERSON-13) and whose it was. */
const lastKey = 'WithdrawTime';

/** When this person's last withdrawal was taken, ms since the epoch; NaN: never on this phone. */
export const lastWithdrawal = (services: Pick<Services, 'storage'>, token: string | undefined): number =>
  lastOf(services.storage.get(lastKey), tokenHash(token ?? ''));

export const persistLastWithdrawal = (services: Pick<Services, 'storage'>, at: number, user: string): boolean =>
  services.storage.set(lastKey, lastText(at, user));

/**
 * When the pause of five minutes is over (WITHDRAW-8), ms on the monotonic clock; undefined: this phone knows of no
 * withdrawal that it would follow.
 * @param now the server's time, ms since the epoch
 */
export function gapEnd(
  services: Pick<Services, 'storage' | 'elapsed'>,
  now: number,
  token: string | undefined,
): number | undefined {
  const left = lastWithdrawal(services, token) + withdrawGapMs - now;
  return left > 0 && left <= withdrawGapMs ? services.elapsed() + left : undefined;
}
