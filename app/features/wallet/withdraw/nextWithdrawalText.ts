import type { Market } from '@tally/contract/market/codes';
import { formatHour } from '@tally/locales/formatHour';
import type { Translate } from '@tally/locales/text';
import type { NextTime } from '../../../components/nextTime';

/** When the next withdrawal is possible, as a sentence; undefined: now. */
export const nextWithdrawalText = (
  t: Translate<'pages'>,
  next: NextTime | undefined,
  market: Market,
): string | undefined =>
  next &&
  t(next.day === 'today' ? 'withdraw.next_today' : 'withdraw.next_tomorrow', {
    time: formatHour(next.minutes, market),
  });
