import type { Market } from '@tally/contract/market/codes';
import type { PassbookEntry } from '@tally/contract/wallet/withdraw';
import { formatMoney } from '@tally/locales/format';
import type { PassbookState } from '@tally/ui/PassbookRow';
import { useMoment } from '../../../components/useMoment';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ReminderState } from './reminder';

/**
 * The state of a withdrawal in words, and what else there is to say about it: until when a second operator looks at it
 * (OPS-35), how much of a paid one came back (PASSBOOK-6), or what can be done about a late one.
 */
export function useStateWords(market: Market) {
  const t = useTranslate();
  const moment = useMoment(market);
  /** A moment inside a sentence. */
  const inside = (ms: number) => moment(ms, (day) => (day === 'today' ? t('home.forecast_today') : undefined));
  return (entry: PassbookEntry, state: PassbookState, due: ReminderState): { status: string; hint?: string } => {
    const { returned, returned_amount: back, reviewUntil } = entry;
    if ((state === 'paying' || state === 'delayed') && reviewUntil > 0)
      return { status: t('passbook.review'), hint: t('passbook.review_hint', { date: inside(reviewUntil) }) };
    const status = t(`passbook.${state}`);
    if (state === 'delayed')
      return { status, hint: t(due === 'sent' ? 'passbook.hint_reminded' : 'passbook.hint_overdue') };
    if (state !== 'paid' || back === 0) return { status };
    const amount = formatMoney(back, market);
    return { status, hint: t('passbook.part_back', { amount, date: moment(returned) }) };
  };
}
