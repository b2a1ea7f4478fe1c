import { withdrawGapMs } from '@tally/contract/limits/withdraw';
import { tokenHash } from '../../../bridge/tokenHash';
import type { Services } from '../../../platform/services';
import { lastOf, lastText } from './withdrawAmounts';

/** Local-storage key: when the last withdrawal was accepted (PERSON-13), with the user's token hash. */
const lastKey = 'WithdrawTime';

/** When this person's last withdrawal was accepted, ms since the epoch; NaN: never on this phone. */
export const lastWithdrawal = (services: Pick<Services, 'storage'>, token: string | undefined): number =>
  lastOf(services.storage.get(lastKey), tokenHash(token ?? ''));

export const persistLastWithdrawal = (services: Pick<Services, 'storage'>, at: number, user: string): boolean =>
  services.storage.set(lastKey, lastText(at, user));

/**
 * When the minimum gap of five minutes between withdrawals ends (WITHDRAW-8), ms on the monotonic clock; undefined: no
 * earlier withdrawal is stored on this phone.
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
