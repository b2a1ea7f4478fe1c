import { clearAfterDays } from '@tally/contract/limits/exchange';
import { keptUntil } from '@tally/contract/rules/exchange';
import { formatDay } from '@tally/locales/formatMoment';
import { useTranslate } from '../i18n/useTranslate';
import { useCurrentUser } from '../session/useCurrentUser';
import { useClock } from '../state/appContext';

/** When coins and cash expire (MONEY-5), to whoever has some with the day before which an opening keeps them. */
export function useExpiry(): string {
  const t = useTranslate();
  const clock = useClock();
  const { market, locale, active } = useCurrentUser();
  const rule = t('tips.income_3', { count: clearAfterDays });
  return active
    ? `${rule} ${t('tips.income_until', { date: formatDay(keptUntil(clock.now()), market, locale) })}`
    : rule;
}
