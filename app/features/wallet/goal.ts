import type { Goal } from '../../components/balanceTicketTexts';

/**
 * An amount; `info` says what it requires beyond money. A bare number is a market's default, whose requirements are
 * unknown.
 */
type Amount = number | { amount: number; info: string };

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * The goal is the smallest amount above the cash that requires only money; when all of those are reached, the smallest
 * of the others above the cash, or else the largest (GOAL-1). `reached` is what can be withdrawn meanwhile.
 * `enoughSoon` is set only for an amount that the server offered, and only if cash and the exchanged coins reach it
 * (GOAL-2).
 * @param cash decimal
 * @param coming what the coins will be worth at the next exchange
 * @returns undefined while no amount is known that requires only money
 */
export function goalOf(cash: number, coming: number, amounts: readonly Amount[]): Goal | undefined {
  const all = amounts
    .map((option) =>
      typeof option === 'number'
        ? { amount: option, known: false, locked: false }
        : { amount: option.amount, known: true, locked: option.info !== '' },
    )
    .sort((a, b) => a.amount - b.amount);
  const free = all.filter(({ locked }) => !locked);
  const ahead = ({ amount }: { amount: number }) => amount > cash;
  const goal = free.find(ahead) ?? (free.length > 0 ? (all.find(ahead) ?? free.at(-1)) : undefined);
  if (!goal || !(cash >= 0)) return undefined;
  const { amount, known, locked } = goal;
  const missing = Math.max(0, cents(amount - cash));
  const part = Math.min(1, cash / amount);
  return {
    amount,
    missing,
    cash: part,
    coming: Math.min(1 - part, coming / amount),
    enoughSoon: known && missing > 0 && coming >= missing,
    reached: free.filter((one) => !ahead(one)).at(-1)?.amount ?? 0,
    ...(locked && { locked }),
  };
}
