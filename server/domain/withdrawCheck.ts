import { withdrawGapMs } from '@tally/contract/limits';
import { withdrawWindows } from '@tally/contract/market';
import { withdrawStateAt } from '@tally/contract/rules/withdrawHours';
import { withdrawInfos } from '@tally/contract/withdraw';
import type { Person } from './person';
import { missingFor } from './withdrawOptions';
import type { Merits } from './withdrawOptions';

/** What is known of the person's withdrawals. */
export interface RecentWithdrawals {
  /** ms since the epoch. */
  readonly lastAt: number | null;
  /** One is under way. */
  readonly open: boolean;
  /** One of this day of the market is under way or paid. */
  readonly today: boolean;
  /** An operator has stopped what goes out to this person. */
  readonly frozen: boolean;
}

/** What a decision about a withdrawal is taken from. */
export interface WithdrawSituation extends RecentWithdrawals, Merits {
  readonly cash: number;
  readonly minor: number;
  /** Of the amount among the four; -1 when it is none of them. */
  readonly index: number;
  readonly minutes: number;
}

/** Why a withdrawal is refused, in the specified order; empty when it may go. */
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
