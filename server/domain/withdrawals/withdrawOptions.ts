import { nextWithdrawalAt } from '@tally/contract/rules/nextWithdrawal';
import { accountStatus } from '@tally/contract/wallet/account';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import type { LuckyApps } from '../../catalogue/reader';
import type { Sql } from '../../db/db';
import { minorOf, toWire } from '../ledger/money';
import type { Person } from '../people/person';
import type { Rules } from '../marketRules/rulesAt';
import { readRules } from '../marketRules/versions';
import { luckyForThird, membersForFourth } from '../../limits/withdrawals';
import { withdrawProblem } from './withdrawCheck';
import { situationOf } from './withdrawSituation';
import type { Merits } from './withdrawCheck';

/** The amounts offered to a person: the guests' amounts first, others after the first withdrawal. */
export const amountsOf = (
  { newcomerAmounts, returningAmounts }: Pick<Rules, 'newcomerAmounts' | 'returningAmounts'>,
  hasWithdrawn: boolean,
): readonly number[] => (hasWithdrawn ? returningAmounts : newcomerAmounts);

/** How many more are needed of what the reason names. */
const needOf = (reason: string | undefined, { luckyDone, validMembers }: Merits): number =>
  reason === withdrawInfos.needLucky
    ? luckyForThird - luckyDone
    : reason === withdrawInfos.needMembers
      ? membersForFourth - validMembers
      : 0;

/**
 * The four amounts: of each what it takes besides its cash, an account and the right moment, or what refuses it that a
 * page cannot see, by the check of a request itself; when the clock lets the person withdraw, and what they owe
 * (GOAL-1).
 *
 * @param numberKey the key of the wallet number hash
 * @param apps the lucky apps of the person's market
 */
export async function optionsOf(
  sql: Sql,
  person: Person,
  { now, numberKey, apps }: { readonly now: number; readonly numberKey: string; readonly apps: LuckyApps },
): Promise<WithdrawOption[]> {
  const rules = await readRules(sql, person.market, now);
  const { situation, payee, debt } = await situationOf(sql, { person, cash: person.cash, rules, now, apps }, numberKey);
  const window = rules.windows[person.locale];
  const last = situation.lastAt === null ? NaN : Math.min(situation.lastAt, now);
  const next = nextWithdrawalAt({ now, market: person.market, window, last, usedToday: situation.today });
  const from = Number.isFinite(next) ? next : 0;
  // The page knows itself that the market has closed withdrawals (RULES-4), and sees it end at once.
  const closed = [...rules.closed.keys()].filter((one) => one !== 'withdrawals');
  return amountsOf(rules, person.held + person.paid > 0).map((amount, index) => {
    const minor = minorOf(amount, person.market);
    const isSpokenFor = minor <= person.cash && minor > situation.cash;
    const reason = isSpokenFor
      ? withdrawInfos.notEnough
      : withdrawProblem(
          { ...payee, accountStatus: accountStatus.valid },
          { ...situation, minor, index, cash: minor, lastAt: null, today: false },
          from || now,
          { windows: rules.windows, closed },
        );
    return { amount, info: reason ?? '', need: needOf(reason, situation), from, owed: toWire(debt, person.market) };
  });
}
