import { exchangeStatedAt } from '@tally/contract/limits/exchange';
import { sdkGates } from '@tally/contract/limits/host';
import { coinRecordsShown } from '@tally/contract/limits/income';
import type { Market } from '@tally/contract/market/codes';
import { indonesiaOnly } from '@tally/contract/market/features';
import { taskRuleOf } from '@tally/contract/rules/marketRules';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import { FloatingChannelButton, type FloatingChannelButtonProps } from '@tally/ui/FloatingChannelButton';
import { Section } from '@tally/ui/Section';
import { TipsSection } from '@tally/ui/TipsSection';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { HotApps } from '../../features/offers/HotApps';
import { useGetIncomeQuery, useGetIncomeRecordsQuery } from '../../features/income/incomeApi';
import { RecordList } from '../../features/income/RecordList';
import { Note } from '../../features/income/RecordList.styles';
import { shownInCenter } from '../../features/income/recordKey';
import { startIncomeListeners } from '../../features/income/incomeListeners';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { openChannel } from '../../host/openChannel';
import { CoinForecast } from '../../components/CoinForecast';
import { AmountCard } from '../../components/AmountCard';
import { LoginBar } from '../../components/LoginBar';
import { RateReason } from '../../components/RateReason';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useExpiry } from '../../components/useExpiry';
import { messagingServices } from '../../platform/messaging.config';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useCoinRate } from '../../session/rules/useCoinRate';
import { useMarketRules } from '../../session/rules/useMarketRules';

const none: readonly never[] = [];

/** Registered when the screen is first visited. */
export { startIncomeListeners as startListeners };

/** Opens the channel of the messaging service. */
function CenterChannel({ place }: Pick<FloatingChannelButtonProps, 'place'>) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  return (
    <FloatingChannelButton
      {...(place && { place })}
      label={t('coincenter.channel', { service: messagingServices.W.name })}
      onClick={() => dispatch(openChannel('W'))}
    />
  );
}

/** How coins are earned and what they become, by the market's numbers (RULES-2), at the reader's rate (MONEY-12). */
function IncomeTips({ market }: { market: Market }) {
  const t = useTranslate();
  const rules = useMarketRules(market);
  const checkin = formatCoins(taskRuleOf(rules, 'checkin')?.coinReward ?? NaN, market);
  return (
    <TipsSection
      title={t('tips.income_title')}
      tips={[
        t('tips.income_1'),
        t('tips.income_checkin', { coins: checkin }),
        t('tips.income_rate', { coins: formatCoins(useCoinRate(), market), cash: formatMoney(1, market) }),
      ]}
      caption={useExpiry()}
    >
      <RateReason market={market} />
    </TipsSection>
  );
}

/**
 * Coin center (COINS-1 to COINS-3), a page that the phone app opens: coin records, a note, tips, and in Indonesia apps
 * and a channel.
 */
export default function CoinCenterScreen() {
  const t = useTranslate();
  const { market, sdk, person, active, user, stale, error, refetchUser } = useCurrentUser();
  const income = useGetIncomeQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const records = useGetIncomeRecordsQuery({ reward_type: 'coin' }, { skip: !active, refetchOnMountOrArgChange: true });
  const guest = person === 'guest';
  const shown = guest ? none : records.data && shownInCenter(records.data, market);
  const time = formatHour(exchangeStatedAt, market);
  const hasChannel = indonesiaOnly[market] && sdk >= sdkGates.channelW;
  return (
    <ScreenFrame
      title={t('title.coincenter')}
      leave="hosted"
      card={
        <AmountCard
          known={user !== undefined}
          failed={stale || income.isError}
          figures={[{ label: t('coincenter.balance'), value: user && formatCoins(user.coin, market), size: 'hero' }]}
          art={<CoinIcon size={56} />}
          goal={<CoinForecast />}
        />
      }
      bar={guest && <LoginBar />}
      float={hasChannel && !guest && <CenterChannel />}
    >
      <Section title={t('coincenter.records')}>
        <RecordList
          kind="coin"
          market={market}
          records={shown}
          failed={person === 'failed' || records.isError}
          error={records.error ?? error}
          label={t('coincenter.records')}
          empty={t('coincenter.empty')}
          onRetry={() => (active ? void records.refetch() : refetchUser())}
        />
        <Note>
          {shown && shown.length >= coinRecordsShown[market]
            ? t('coincenter.note', { count: coinRecordsShown[market], time })
            : t('tips.income_2', { time })}
        </Note>
      </Section>
      <HotApps />
      <IncomeTips market={market} />
      {hasChannel && guest && <CenterChannel place="page" />}
    </ScreenFrame>
  );
}
