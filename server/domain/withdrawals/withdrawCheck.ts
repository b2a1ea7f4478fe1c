import { accountStatus } from '@tally/contract/wallet/account';
import { withdrawStop } from '@tally/contract/rules/withdrawStop';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { Person } from '../people/person';
import { luckyForThird, membersForFourth } from '../../limits/withdrawals';

/** The person's withdrawals so far, as far as they decide on the next one. */
export interface RecentWithdrawals {
  /** Time of the last one, ms since the epoch; null: none. */
  readonly lastAt: number | null;
  /** Whether a withdrawal of the market's current day is pending or paid. */
  readonly today: boolean;
  /** Whether an operator has frozen the person's withdrawals. */
  readonly frozen: boolean;
}

/** What a person has achieved towards the requirements of the amounts, besides the balance. */
export interface Merits {
  readonly luckyDone: number;
  readonly validMembers: number;
  /** Whether lucky tasks may be asked of this person (RULES-9). */
  readonly luckyAsked: boolean;
}

/** The data that decides on a withdrawal. */
export interface WithdrawSituation extends RecentWithdrawals, Merits {
  readonly cash: number;
  readonly minor: number;
  /** Index of the amount among the four offered ones; -1 when it is none of them. */
  readonly index: number;
}

/** The missing requirement of the amount at `index` of the four; undefined: all are met. */
function missingFor(index: number, { luckyDone, validMembers, luckyAsked }: Merits): string | undefined {
  if (index === 2 && luckyDone < luckyForThird && luckyAsked) return withdrawInfos.needLucky;
  if (index === 3 && validMembers < membersForFourth) return withdrawInfos.needMembers;
  return undefined;
}

/**
 * Why a withdrawal is refused, by the checks in their specified order; undefined: it is allowed. One that is not paid
 * yet is no reason (WITHDRAW-9); that none is being submitted at the same time is held by the lock of the balances.
 */
export function withdrawProblem(
  person: Pick<Person, 'dupUser' | 'accountStatus' | 'locale' | 'market'> & { readonly accountType: string },
  situation: WithdrawSituation,
  now: number,
  rules: Parameters<typeof withdrawStop>[1] = {},
): string | undefined {
  const { cash, minor, index, lastAt, today, frozen } = situation;
  if (person.dupUser) return withdrawInfos.dupUser;
  if (frozen) return withdrawInfos.frozen;
  if (index < 0) return withdrawInfos.badAmount;
  const stop = withdrawStop(
    // The clock of another server may be a little ahead.
    {
      ...person,
      amount: minor,
      balance: cash,
      now,
      last: lastAt === null ? NaN : Math.min(lastAt, now),
      submitting: false,
    },
    rules,
  );
  // In the place of "no account": after the balance, before the hours.
  const isFirst = stop === 'notEnough' || stop === 'needAccount';
  if (!isFirst && person.accountStatus === accountStatus.invalid) return withdrawInfos.invalidAccount;
  if (stop) return withdrawInfos[stop];
  if (today) return withdrawInfos.onceDaily;
  return missingFor(index, situation);
}
