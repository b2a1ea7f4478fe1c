import type { Locale, Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { formatMoney } from '@tally/locales/format';
import { bcp47 } from '@tally/locales/tags';
import { walletName } from '@tally/locales/walletName';
import { PictureSteps } from '@tally/ui/PictureSteps';
import { Section } from '@tally/ui/Section';
import { WalletTile } from '@tally/ui/WalletTile';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { SunriseIcon } from '@tally/ui/icons/SunriseIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { Card } from '@tally/ui/theme/card';
import { useWalletIcon } from '../../features/wallet/useWalletIcon';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Foot, From, Wallet, Wallets } from './HowItWorks.styles';

/**
 * Explains the product in three pictures, from the first coin to the e-wallet: how money is paid out, and a newcomer's
 * smallest amount.
 */
export function HowItWorks({ market, locale }: { market: Market; locale: Locale }) {
  const t = useTranslate();
  const wallets = accountTypes[market];
  const iconOf = useWalletIcon(market);
  const { withdrawAmounts } = useMarketRules(market);
  const types = new Intl.ListFormat(bcp47[locale], { type: 'disjunction' }).format(wallets.map(walletName));
  return (
    <Section title={t('home.steps_title')}>
      <Card as="div">
        <PictureSteps
          steps={[
            { picture: <CoinIcon size={40} />, text: t('home.step_coins') },
            { picture: <SunriseIcon size={40} />, text: t('home.step_cash') },
            { picture: <WalletIcon size={40} />, text: t('home.step_withdraw', { types }) },
          ]}
        />
        <Foot>
          <Wallets>
            {wallets.map((wallet) => (
              <Wallet key={wallet}>
                <WalletTile icon={iconOf(wallet)} />
                {walletName(wallet)}
              </Wallet>
            ))}
          </Wallets>
          <From>{t('ref.from', { amount: formatMoney(Math.min(...withdrawAmounts), market) })}</From>
        </Foot>
      </Card>
    </Section>
  );
}
