import type { Market } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import { PictureSteps } from '@tally/ui/PictureSteps';
import { Section } from '@tally/ui/Section';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Rule, Steps } from './TeamView.styles';

/** Explains how a team earns, in chronological order (TEAM-3, TEAM-6). */
export function TeamSteps({ market }: { market: Market }) {
  const t = useTranslate();
  const amount = formatMoney(useMarketRules(market).validMemberAmount, market);
  return (
    <Section title={t('team.tips_title')}>
      <Steps as="div">
        <PictureSteps
          steps={[
            { picture: <EnvelopeIcon size={40} />, text: t('team.step_share') },
            { picture: <PhoneIcon size={40} />, text: t('team.step_join') },
            { picture: <WalletIcon size={40} />, text: t('team.step_withdraw', { amount }) },
          ]}
        />
        <Rule>{t('team.tip_4')}</Rule>
      </Steps>
    </Section>
  );
}
