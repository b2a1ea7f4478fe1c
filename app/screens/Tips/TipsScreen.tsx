import { exchangeStatedAt } from '@tally/contract/limits/exchange';
import { luckyPaySeconds, luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { tipsFeedbackAnswerDays } from '@tally/contract/limits/tips';
import { feedbackAnswerDays } from '@tally/contract/limits/feedback';
import { slowArrivalDays } from '@tally/contract/limits/withdraw';
import type { Locale, Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { taskRuleOf, withdrawWindowsOf, type Closable, type MarketRules } from '@tally/contract/rules/marketRules';
import { withdrawHoursOf } from '@tally/contract/rules/withdrawHours';
import type { TaskType } from '@tally/contract/tasks/task';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import { bcp47 } from '@tally/locales/tags';
import { LinkRow } from '@tally/ui/LinkRow';
import { walletName } from '@tally/locales/walletName';
import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { TipsSection } from '@tally/ui/TipsSection';
import { useEffect } from 'react';
import { useServices } from '../../state/appContext';
import type { Translate } from '@tally/locales/text';
import { useTranslate } from '../../i18n/useTranslate';
import { LoginBar } from '../../components/LoginBar';
import { RateReason } from '../../components/RateReason';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useExpiry } from '../../components/useExpiry';
import { useToFeedback } from '../../components/useToFeedback';
import { tipsOpenedKey } from '../../session/seenStorageKeys';
import { useCurrentUser } from '../../session/useCurrentUser';
import { withBack } from '../../overlays/content/withBack';
import { useBack } from '../../session/rules/useBack';
import { useCoinRate } from '../../session/rules/useCoinRate';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Help } from './TipsScreen.styles';

/** The texts of a person's language, and their market with its rules (RULES-2). */
interface Place {
  readonly t: Translate;
  readonly market: Market;
  readonly locale: Locale;
  readonly rules: MarketRules;
  /** When something that the market has closed is back (RULES-10). */
  readonly back: (what: Closable) => string | undefined;
}

const incomeTips = ({ t, market }: Place): string[] => [
  t('tips.income_1'),
  t('tips.income_2', { time: formatHour(exchangeStatedAt, market) }),
];

/** How often each daily task pays a day (TIPS-4), and which of them the market has closed for now (RULES-4). */
function taskFacts({ t, market, rules }: Place) {
  const facts = (type: TaskType, value: string) => ({
    label: t(`record.${type}`),
    ...(rules.closed.includes(type) ? { value: t('tips.closed'), state: 'closed' as const } : { value }),
  });
  const perDay = (type: TaskType) =>
    facts(type, t('tips.per_day', { count: taskRuleOf(rules, type)?.maxCount ?? NaN }));
  const coins = formatCoins(taskRuleOf(rules, 'checkin')?.coinReward ?? NaN, market);
  return [
    facts('checkin', t('task.reward_upto', { coins })),
    perDay('lottery'),
    perDay('videoad'),
    perDay('words'),
    perDay('quiz'),
  ];
}

function withdrawTips({ t, market, locale, rules }: Place): string[] {
  const open = withdrawHoursOf(locale, withdrawWindowsOf(rules));
  return [
    t('tips.withdraw_1', {
      types: new Intl.ListFormat(bcp47[locale], { type: 'disjunction' }).format(accountTypes[market].map(walletName)),
    }),
    ...(open ? [t('tips.withdraw_2', { from: formatHour(open.from, market), to: formatHour(open.to, market) })] : []),
    t('tips.withdraw_3', { count: slowArrivalDays }),
    t('tips.withdraw_4'),
  ];
}

const luckyTips = ({ t, market, rules }: Place): string[] => [
  t('tips.lucky_1'),
  t('lucky.rule_play', { count: luckyPlayMinutes, amount: formatMoney(rules.luckyMinuteAmount, market) }),
  t('lucky.rule_pay', { count: luckyPaySeconds }),
  t('tips.lucky_3'),
];

/** The rules of lucky tasks, and their steps. */
const LuckySection = ({ place }: { place: Place }) => (
  <TipsSection
    art={<GiftIcon size={28} />}
    title={place.t('tips.lucky_title')}
    notice={
      place.rules.closed.includes('lucky')
        ? withBack(place.t, place.t('lucky.closed_line'), place.back('lucky'))
        : undefined
    }
    tips={luckyTips(place)}
    steps={{
      title: place.t('lucky.tip_title'),
      items: [place.t('lucky.tip_1'), place.t('lucky.tip_2'), place.t('lucky.tip_3')],
    }}
  />
);

/** How coins are earned, and the rate at which the reader's become cash (MONEY-2, MONEY-12). */
function IncomeSection({ place }: { place: Place }) {
  const { t, market } = place;
  const rate = { coins: formatCoins(useCoinRate(), market), cash: formatMoney(1, market) };
  return (
    <TipsSection
      art={<CoinIcon size={28} />}
      title={t('tips.income_title')}
      tips={incomeTips(place)}
      facts={[{ label: t('tips.rate'), value: t('tips.rate_value', rate) }]}
      caption={useExpiry()}
    >
      <RateReason market={market} />
    </TipsSection>
  );
}

/**
 * Event rules (TIPS-1, TIPS-2): income, daily tasks, lucky tasks where they are shown, withdrawing, team, and a link to
 * customer service.
 */
export default function TipsScreen() {
  const t = useTranslate();
  const { market, locale, person, active, user } = useCurrentUser();
  const { storage } = useServices();
  useEffect(() => void storage.set(tipsOpenedKey, '1'), [storage]);
  const guest = person === 'guest';
  const rules = useMarketRules(market);
  const place = { t, market, locale, rules, back: useBack(market) };
  // One market's rules state more days than its help page: a single sentence gives both numbers, so that they do not
  // contradict each other (FEEDBACK-7).
  const count = feedbackAnswerDays[locale];
  const most = tipsFeedbackAnswerDays[locale];
  const reply = count === most ? t('tips.cs_reply', { count }) : t('tips.cs_reply_latest', { count, most });
  const toService = useToFeedback();
  return (
    <ScreenFrame title={t('title.tips')} bar={guest && <LoginBar />}>
      <IncomeSection place={place} />
      <TipsSection art={<CalendarIcon size={28} />} title={t('home.daily_title')} tips={[]} facts={taskFacts(place)} />
      {active && user?.showLuckyTask && <LuckySection place={place} />}
      <TipsSection
        art={<WalletIcon size={28} />}
        title={t('tips.withdraw_title')}
        notice={
          rules.closed.includes('withdrawals')
            ? withBack(t, t('withdraw.closed_message'), place.back('withdrawals'))
            : undefined
        }
        tips={withdrawTips(place)}
      />
      <TipsSection
        art={<TeamIcon size={28} />}
        title={t('tips.team_title')}
        tips={[t('tips.team_1'), t('tips.team_2'), t('tips.team_3')]}
      />
      <Help>
        <LinkRow
          href="/feedback"
          onClick={(event) => {
            event.preventDefault();
            toService();
          }}
        >
          {t(guest ? 'tips.cs_login' : 'tips.cs_link')}
        </LinkRow>
        <p>{reply}</p>
      </Help>
    </ScreenFrame>
  );
}
