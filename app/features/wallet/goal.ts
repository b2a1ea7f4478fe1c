/** The next withdrawal as a goal, without a word of any language. Amounts are decimals in the market's currency. */
export interface Goal {
  amount: number;
  /** What is missing; 0 when even the largest amount is reached. */
  missing: number;
  /** Parts of the way, 0 to 1: the cash that is there, and what the next exchange adds. */
  cash: number;
  coming: number;
  /** The next exchange brings enough: said only when it is known what the amount needs. */
  enoughTomorrow: boolean;
}

/** An amount; `info` says what it needs beyond money. A bare number is a market's default, of which that is not known. */
type Amount = number | { amount: number; info: string };

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * The goal is the smallest amount above the cash that needs nothing else, or the largest when all are reached (GOAL-1).
 * Enough tomorrow: only of an amount that the server offered, and only if cash and the exchanged coins reach it (GOAL-2).
 * @param cash decimal; `coming`: what the coins become at the next exchange
 * @returns undefined while no amount is known that needs money alone
 */
export function goalOf(cash: number, coming: number, amounts: readonly Amount[]): Goal | undefined {
  const free = amounts
    .map((option) =>
      typeof option === 'number'
        ? { amount: option, known: false }
        : { amount: option.info ? 0 : option.amount, known: true },
    )
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.amount - b.amount);
  const goal = free.find(({ amount }) => amount > cash) ?? free.at(-1);
  if (!goal || !(cash >= 0)) return undefined;
  const { amount, known } = goal;
  const missing = Math.max(0, cents(amount - cash));
  const part = Math.min(1, cash / amount);
  return {
    amount,
    missing,
    cash: part,
    coming: Math.min(1 - part, coming / amount),
    enoughTomorrow: known && missing > 0 && coming >= missing,
  };
}
