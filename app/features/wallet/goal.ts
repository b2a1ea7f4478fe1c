import type { Goal } from '../../components/balanceTicketTexts';

/**
 * An amount; `info` says what it requires beyond money. A bare number is a market's default, whose requirements are
 * unknown.
 */
type Amount = number | { amount: number; info: string };

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * The goal is the smallest amount above the cash that requires only money, or the largest when all are reached
 * (GOAL-1). `enoughTomorrow` is set only for an amount that the server offered, and only if cash and the exchanged
 * coins reach it (GOAL-2).
 * @param cash decimal
 * @param coming what the coins will be worth at the next exchange
 * @returns undefined while no amount is known that requires only money
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
