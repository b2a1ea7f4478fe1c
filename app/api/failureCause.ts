import { codes } from '@tally/contract/api/envelope';
import type { ApiContext } from './apiContext';
import { apiErrorOf, codeOf } from './apiError';

/**
 * Why something could not be loaded or sent, as a person is told: the phone has no network, its clock is wrong, the
 * server could not be reached, too many people are here, their login has ended, or it is our fault.
 */
export type FailureCause = 'offline' | 'clock' | 'connection' | 'busy' | 'login' | 'server';

/**
 * The one explanation of a failure, on every page, dialog and toast (DIALOG-5).
 * @param error of a call, or of code that did not arrive; undefined: no response arrived
 */
export function failureCause(
  error: unknown,
  { network, clock }: { network: Pick<ApiContext['network'], 'online'>; clock: Pick<ApiContext['clock'], 'doubtful'> },
): FailureCause {
  const code = codeOf(error);
  if (code === codes.tooMany) return 'busy';
  if (code === codes.needLogin) return 'login';
  if (code !== undefined || apiErrorOf(error)?.kind === 'unfit') return 'server';
  if (!network.online()) return 'offline';
  return clock.doubtful() ? 'clock' : 'connection';
}
