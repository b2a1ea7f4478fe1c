import { accountTypes } from '@tally/contract/market/wallets';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { bcp47 } from '@tally/locales/tags';
import { walletName } from '@tally/locales/walletName';
import { PictureSteps } from '@tally/ui/PictureSteps';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { SunriseIcon } from '@tally/ui/icons/SunriseIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { useId } from 'react';
import { useDeferredTranslate } from '../../../i18n/useTranslate';
import { useAppSelector } from '../../../state/reduxHooks';
import { selectUser } from '../../../session/selectors';
import type { Session } from '../../../state/session';
import { Numbers, Root, Title } from './FirstSteps.styles';

/**
 * Explains the product in three pictures on a guest's balance ticket: coin, morning, e-wallet (HOME-24). The numbers
 * are shown small below them; screen readers get them from the ticket.
 */
export function FirstSteps({ session: { market, locale } }: { session: Session }) {
  const t = useDeferredTranslate();
  const id = useId();
  const user = useAppSelector(selectUser);
  const types = new Intl.ListFormat(bcp47[locale], { type: 'disjunction' }).format(
    accountTypes[market].map(walletName),
  );
  return (
    <Root>
      <Title id={id}>{t('home.steps_title')}</Title>
      <PictureSteps
        aria-labelledby={id}
        ground="none"
        steps={[
          { picture: <CoinIcon size={40} />, text: t('home.step_coins') },
          { picture: <SunriseIcon size={44} />, text: t('home.step_cash') },
          { picture: <WalletIcon size={40} />, text: t('home.step_withdraw', { types }) },
        ]}
      />
      {user && (
        <Numbers aria-hidden>
          <CoinIcon size={18} />
          {formatCoins(user.coin, market)}
          <WalletIcon size={18} />
          {formatMoney(user.cash, market)}
        </Numbers>
      )}
    </Root>
  );
}
