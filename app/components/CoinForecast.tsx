import { exchangeOn, statedCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { SunriseIcon } from '@tally/ui/icons/SunriseIcon';
import { useTranslate } from '../i18n/useTranslate';
import { useClock } from '../state/appContext';
import { useCurrentUser } from '../session/useCurrentUser';
import { useMarketRules } from '../session/rules/useMarketRules';
import { balanceTicketTexts } from './balanceTicketTexts';
import { Band, By, Cash } from './CoinForecast.styles';

/**
 * What the person's coins will be exchanged for in the morning (MONEY-11), for cards that show the number of coins.
 * Without coins, or while their number is unknown, it explains how coins become cash, at the same height.
 */
export function CoinForecast() {
  const t = useTranslate();
  const clock = useClock();
  const { market, locale, user } = useCurrentUser();
  const rules = useMarketRules(market);
  const { forecast, exchange } = balanceTicketTexts(t, {
    market,
    coinRate: statedCoinRate(user?.coinRate, locale, coinRatesOf(rules)),
    exchangeOn: exchangeOn(clock.now(), market),
  });
  const becomes = user && forecast(user.coin);
  return (
    <Band>
      <SunriseIcon size={28} />
      {becomes ? (
        <p>
          <Cash>{becomes.cash}</Cash> <By>{becomes.by}</By>
        </p>
      ) : (
        <p>{exchange}</p>
      )}
    </Band>
  );
}
