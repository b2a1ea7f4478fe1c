import { betterRateAfterDays } from '@tally/contract/limits/exchange';
import { marketLocales, type Market } from '@tally/contract/market/codes';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { Disclosure } from '@tally/ui/Disclosure';
import { useTranslate } from '../i18n/useTranslate';
import { useMarketRules } from '../session/rules/useMarketRules';

/** Why a person's rate is what it is, behind a question; nothing where a market has one rate for everybody (MONEY-12). */
export function RateReason({ market }: { market: Market }) {
  const t = useTranslate();
  const rates = coinRatesOf(useMarketRules(market));
  if (marketLocales[market].length < 2) return null;
  return (
    <Disclosure summary={t('tips.rate_why')}>
      <p>
        {t('tips.income_rates', {
          english: formatCoins(rates.en, market),
          indonesian: formatCoins(rates.id, market),
          cash: formatMoney(1, market),
          count: betterRateAfterDays,
        })}
      </p>
    </Disclosure>
  );
}
