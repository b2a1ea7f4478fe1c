import { betterRateAfterDays, clearAfterDays, exchangeStatedAt } from '@tally/contract/limits/exchange';
import { luckyPaySeconds, luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { tipsFeedbackAnswerDays } from '@tally/contract/limits/tips';
import { feedbackAnswerDays } from '@tally/contract/limits/feedback';
import { slowArrivalDays } from '@tally/contract/limits/withdraw';
import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { newcomersCoinRate, statedCoinRate } from '@tally/contract/rules/exchange';
import {
  coinRatesOf,
  taskRuleOf,
  withdrawWindowsOf,
  type Closable,
  type MarketRules,
} from '@tally/contract/rules/marketRules';
import { withdrawHoursOf } from '@tally/contract/rules/withdrawHours';
import type { TaskType } from '@tally/contract/tasks/task';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import { bcp47 } from '@tally/locales/tags';
import { LinkRow } from '@tally/ui/LinkRow';
import { walletName } from '@tally/locales/walletName';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { TipsSection } from '@tally/ui/TipsSection';
import { useEffect } from 'react';
import { useServices } from '../../state/appContext';
import type { Translate } from '@tally/locales/text';
import { useTranslate } from '../../i18n/useTranslate';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useToFeedback } from '../../components/useToFeedback';
import { tipsOpenedKey } from '../../session/seenStorageKeys';
import { useCurrentUser } from '../../session/useCurrentUser';
import { withBack } from '../../overlays/content/withBack';
import { useBack } from '../../session/rules/useBack';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Help } from './TipsScreen.styles';

/** The texts of a person's language, their market with its rules (RULES-2), and the rate that counts for them. */
interface Place {
  readonly t: Translate;
  readonly market: Market;
  readonly locale: Locale;
  readonly rules: MarketRules;
  readonly coinRate: number;
  /** When something that the market has closed is back (RULES-10). */
  readonly back: (what: Closable) => string | undefined;
}

const incomeTips = ({ t, market, rules }: Place): string[] => [
  t('tips.income_1'),
  t('tips.income_2', { time: formatHour(exchangeStatedAt, market) }),
  ...(marketLocales[market].length > 1
    ? [
        t('tips.income_rates', {
          english: formatCoins(coinRatesOf(rules).en, market),
          indonesian: formatCoins(coinRatesOf(rules).id, market),
          cash: formatMoney(1, market),
          count: betterRateAfterDays,
        }),
      ]
    : []),
];

/** The market's own numbers (TIPS-4, MONEY-2, MONEY-12), and which tasks it has closed for now (RULES-4). */
function incomeFacts({ t, market, rules, coinRate }: Place) {
  const facts = (type: TaskType, value: string) => ({
    label: t(`record.${type}`),
    ...(rules.closed.includes(type) ? { value: t('tips.closed'), state: 'closed' as const } : { value }),
  });
  const perDay = (type: TaskType) =>
    facts(type, t('tips.per_day', { count: taskRuleOf(rules, type)?.maxCount ?? NaN }));
  const rate = { coins: formatCoins(coinRate, market), cash: formatMoney(1, market) };
  const coins = formatCoins(taskRuleOf(rules, 'checkin')?.coinReward ?? NaN, market);
  return [
    { label: t('tips.rate'), value: t('tips.rate_value', rate) },
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
const LuckySections = ({ place }: { place: Place }) => (
  <>
    <TipsSection
      art={<GiftIcon size={28} />}
      title={place.t('tips.lucky_title')}
      notice={
        place.rules.closed.includes('lucky')
          ? withBack(place.t, place.t('lucky.closed_line'), place.back('lucky'))
          : undefined
      }
      tips={luckyTips(place)}
    />
    <TipsSection
      art={<PhoneIcon size={28} />}
      title={place.t('lucky.tip_title')}
      numbered
      tips={[place.t('lucky.tip_1'), place.t('lucky.tip_2'), place.t('lucky.tip_3')]}
    />
  </>
);

/**
 * Event rules (TIPS-1, TIPS-2): income, lucky tasks where they are shown, withdrawing, team, and a link to customer
 * service.
 */
export default function TipsScreen() {
  const t = useTranslate();
  const { market, locale, person, active, user } = useCurrentUser();
  const { storage } = useServices();
  useEffect(() => void storage.set(tipsOpenedKey, '1'), [storage]);
  const guest = person === 'guest';
  const rules = useMarketRules(market);
  const rates = coinRatesOf(rules);
  const coinRate = guest ? newcomersCoinRate(market, rates) : statedCoinRate(user?.coinRate, locale, rates);
  const place = { t, market, locale, rules, coinRate, back: useBack(market) };
  // One market's rules state more days than its help page: a single sentence gives both numbers, so that they do not
  // contradict each other (FEEDBACK-7).
  const count = feedbackAnswerDays[locale];
  const most = tipsFeedbackAnswerDays[locale];
  const reply = count === most ? t('tips.cs_reply', { count }) : t('tips.cs_reply_latest', { count, most });
  const toService = useToFeedback();
  return (
    <ScreenFrame title={t('title.tips')} bar={guest && <LoginBar />}>
      <TipsSection
        art={<CoinIcon size={28} />}
        title={t('tips.income_title')}
        facts={incomeFacts(place)}
        tips={incomeTips(place)}
        warning={t('tips.income_3', { count: clearAfterDays })}
      />
      {active && user?.showLuckyTask && <LuckySections place={place} />}
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
