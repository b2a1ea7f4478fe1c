import { withdrawGapMs } from '@tally/contract/limits';
import { withdrawWindows } from '@tally/contract/market';
import { withdrawStateAt } from '@tally/contract/rules/withdrawHours';
import { withdrawInfos } from '@tally/contract/withdraw';
import type { Person } from './person';
import { missingFor } from './withdrawOptions';
import type { Merits } from './withdrawOptions';

/** The person's withdrawals so far, as far as they decide on the next one. */
export interface RecentWithdrawals {
  /** Time of the last one, ms since the epoch; null: none. */
  readonly lastAt: number | null;
  /** Whether a withdrawal is pending. */
  readonly open: boolean;
  /** Whether a withdrawal of the market's current day is pending or paid. */
  readonly today: boolean;
  /** Whether an operator has frozen the person's withdrawals. */
  readonly frozen: boolean;
}

/** The data that decides on a withdrawal. */
export interface WithdrawSituation extends RecentWithdrawals, Merits {
  readonly cash: number;
  readonly minor: number;
  /** Index of the amount among the four offered ones; -1 when it is none of them. */
  readonly index: number;
  readonly minutes: number;
}

/** Why a withdrawal is refused, by the checks in their specified order; empty when it is allowed. */
export function withdrawProblem(
  person: Pick<Person, 'dupUser' | 'accountStatus' | 'locale'>,
  situation: WithdrawSituation,
  now: number,
  windows = withdrawWindows,
): string {
  const { cash, minor, index, minutes, lastAt, open, today, frozen } = situation;
  if (person.dupUser) return withdrawInfos.dupUser;
  if (frozen) return withdrawInfos.frozen;
  if (index < 0) return withdrawInfos.badAmount;
  if (cash < minor) return withdrawInfos.notEnough;
  if (person.accountStatus === 0) return withdrawInfos.needAccount;
  const state = withdrawStateAt(windows[person.locale], minutes);
  if (state !== 'open') return state === 'later' ? withdrawInfos.period : withdrawInfos.notAllowed;
  if (lastAt !== null && now - lastAt < withdrawGapMs) return withdrawInfos.gap;
  if (open) return withdrawInfos.inProgress;
  if (today) return withdrawInfos.onceDaily;
  return missingFor(index, situation);
}
