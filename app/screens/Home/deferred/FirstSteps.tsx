import { accountTypes } from '@tally/contract/market/wallets';
import { forecastCash, newcomersCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { bcp47 } from '@tally/locales/tags';
import { walletName } from '@tally/locales/walletName';
import { PictureSteps } from '@tally/ui/PictureSteps';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { SunriseIcon } from '@tally/ui/icons/SunriseIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { VisuallyHidden } from '@tally/ui/theme/VisuallyHidden';
import { useId } from 'react';
import { useDeferredTranslate } from '../../../i18n/useTranslate';
import { selectMarketRules } from '../../../session/rules/marketRules';
import { useAppSelector } from '../../../state/reduxHooks';
import type { Session } from '../../../state/session';
import { Rate, Root } from './FirstSteps.styles';

/** The number of coins whose worth the page tells a guest. */
const pricedCoins = 1000;

/**
 * Explains the product in three pictures on a guest's balance ticket: coin, morning, e-wallet, and what coins are worth
 * (HOME-24). A guest's own numbers, which are zeros, screen readers get from the ticket.
 */
export function FirstSteps({ session: { market, locale } }: { session: Session }) {
  const t = useDeferredTranslate();
  const id = useId();
  const coins = formatCoins(pricedCoins, market);
  const rates = coinRatesOf(useAppSelector((state) => selectMarketRules(state, market)));
  const cash = formatMoney(forecastCash(pricedCoins, newcomersCoinRate(market, rates), market), market);
  const types = new Intl.ListFormat(bcp47[locale], { type: 'disjunction' }).format(
    accountTypes[market].map(walletName),
  );
  return (
    <Root>
      <VisuallyHidden as="h2" id={id}>
        {t('home.steps_title')}
      </VisuallyHidden>
      <PictureSteps
        aria-labelledby={id}
        ground="none"
        steps={[
          { picture: <CoinIcon size={40} />, text: t('home.step_coins') },
          { picture: <SunriseIcon size={44} />, text: t('home.step_cash') },
          { picture: <WalletIcon size={40} />, text: t('home.step_withdraw', { types }) },
        ]}
      />
      <Rate>
        <VisuallyHidden>{t('home.rate', { coins, cash })}</VisuallyHidden>
        <span aria-hidden>
          {coins} <CoinIcon size={18} /> = {cash}
        </span>
      </Rate>
    </Root>
  );
}
