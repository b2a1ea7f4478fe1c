import { marketLocales, type Market } from '@tally/contract/market/codes';
import type { WithdrawWindow } from '@tally/contract/limits/withdrawHours';
import type { RulesDocument } from './rulesDocument';
import { rulesAt } from './rulesAt';

/** When nothing of a document that was imported at 0 waits for a midnight any more. */
const longAfter = Date.UTC(2100, 0);

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Hours as a document writes them; undefined for a language that is excluded from withdrawing. */
function hoursOf(window: WithdrawWindow): string | undefined {
  if (window === 'closed') return undefined;
  return window === null ? '00:00-24:00' : `${clockOf(window.from)}-${clockOf(window.to)}`;
}

/**
 * A document with everything that it leaves out, so that operators see each number that applies once all of it does.
 */
export function completeDocument(market: Market, document: RulesDocument | undefined): RulesDocument {
  const rules = rulesAt(document ? [{ version: 1, at: 0, document }] : [], market, longAfter);
  const own = marketLocales[market];
  const { checkin: _, ...dailyMaxima } = rules.maxCounts;
  return {
    market,
    rewards: rules.rewards,
    videoCash: rules.videoCash,
    dailyMaxima,
    coinRates: Object.fromEntries(own.map((locale) => [locale, rules.coinRates[locale]])),
    withdrawHours: Object.fromEntries(
      own.flatMap((locale) => {
        const hours = hoursOf(rules.windows[locale]);
        return hours === undefined ? [] : [[locale, hours]];
      }),
    ),
    withdrawAmounts: { newcomers: [...rules.newcomerAmounts], returning: [...rules.returningAmounts] },
    inviteReward: rules.inviteReward,
    validMemberAmount: rules.validMemberAmount,
    reviewReward: rules.reviewReward,
    luckyMinuteAmount: rules.luckyMinuteAmount,
    luckyTodayAmount: rules.luckyTodayAmount,
    luckyQuotas: rules.luckyQuotas,
    secondKeyAbove: rules.secondKeyAbove,
    ...(rules.secondKeyAboveEach !== undefined && { secondKeyAboveEach: rules.secondKeyAboveEach }),
    payoutLimit: rules.payoutLimit,
    closed: document?.closed ?? [],
    ...(document?.closedUntil && { closedUntil: document.closedUntil }),
  };
}
