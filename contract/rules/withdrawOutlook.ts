import { withdrawInfos } from '../wallet/withdrawInfos';

/** An offered amount, decimal; `info` names what it takes besides the cash and the right moment, or is empty. */
export interface OfferedAmount {
  readonly amount: number;
  readonly info: string;
}

export interface OutlookInput {
  /** Decimal, in the market's currency; NaN: not known. */
  readonly cash: number;
  /** What the coins become at the next exchange. */
  readonly coming: number;
  /** What is paid before anything can be withdrawn, a debt (OPS-36). */
  readonly owed: number;
  /** The server has offered the amounts: "enough tomorrow" is said of no others (GOAL-2). */
  readonly offered: boolean;
  readonly amounts: readonly OfferedAmount[];
  /** The earliest moment of a withdrawal, ms since the epoch (`nextWithdrawalAt`); 0: now. */
  readonly from: number;
  /** The server's time, ms since the epoch. */
  readonly now: number;
  /** What else the person can do for an amount: get a lucky task, invite members. */
  readonly can: { readonly lucky: boolean; readonly members: boolean };
}

/** What can be taken now, what comes next, and when (GOAL-1). Amounts are decimal, in the market's currency. */
export interface WithdrawOutlook {
  /** The largest amount that can be taken at this moment; 0: none. */
  ready: number;
  /** The largest amount that waits for `from` alone; 0: none. */
  waiting: number;
  /** When the next withdrawal is possible, ms since the epoch; 0: now. */
  from: number;
  /** The amount of the goal: the nearest of which something is missing that the person can do. */
  amount: number;
  /** Cash that the goal lacks; 0: none. */
  missing: number;
  /** Besides cash: what the goal lacks. */
  lacks?: 'lucky' | 'members';
  /** Shares of the goal, 0 to 1: of the cash, and of what the next exchange adds. */
  cash: number;
  coming: number;
  /** With the next exchange the cash is enough for the goal, which lacks nothing else (GOAL-2). */
  enoughSoon: boolean;
  /** The cash is enough for every amount that takes nothing but cash. */
  complete: boolean;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** What an amount takes besides cash, as far as a person can do something for it. */
export const requirementOf = (info: string): 'lucky' | 'members' | undefined =>
  info === withdrawInfos.needLucky ? 'lucky' : info === withdrawInfos.needMembers ? 'members' : undefined;

/**
 * The one rule that home, `/default`, the withdraw page and the server's tests state withdrawals by (GOAL-1).
 *
 * @returns undefined while the cash is not known, and where nothing that the person can do leads to an amount
 */
export function withdrawOutlook({
  cash,
  coming,
  owed,
  offered,
  amounts,
  from,
  now,
  can,
}: OutlookInput): WithdrawOutlook | undefined {
  if (!(cash >= 0)) return undefined;
  const all = [...amounts].sort((a, b) => a.amount - b.amount);
  const free = all.filter(({ info }) => info === '');
  const own = cents(cash - owed);
  const enough = free.filter(({ amount }) => amount <= own).at(-1);
  const ahead = all.find(({ amount, info }) => {
    const requirement = requirementOf(info);
    return amount > (enough?.amount ?? 0) && (requirement ? can[requirement] : info === '');
  });
  const goal = ahead ?? enough;
  if (!goal) return undefined;
  const { amount, info } = goal;
  const lacks = requirementOf(info);
  const missing = Math.max(0, cents(amount - own));
  const part = Math.min(1, Math.max(0, own) / amount);
  // What comes pays a debt first.
  const kept = Math.max(0, coming + Math.min(0, own));
  const waits = from > now;
  return {
    ready: waits ? 0 : (enough?.amount ?? 0),
    waiting: waits ? (enough?.amount ?? 0) : 0,
    from: waits ? from : 0,
    amount,
    missing,
    ...(lacks && { lacks }),
    cash: part,
    coming: Math.min(1 - part, kept / amount),
    enoughSoon: offered && missing > 0 && coming >= missing && !lacks,
    complete: enough !== undefined && free.every((one) => one.amount <= own),
  };
}
