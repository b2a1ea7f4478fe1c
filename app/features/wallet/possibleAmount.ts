/**
 * The largest amount that somebody who has not withdrawn yet may be promised: only the fixed amounts can be withdrawn, not all
 * that somebody has. 0: there is none, and no amount is promised. An amount with an `info` needs more than money.
 * @param cash decimal, in the market's currency; NaN: not known
 */
export const possibleAmount = (cash: number, options: readonly (number | { amount: number; info: string })[]): number =>
  options.reduce<number>((best, option) => {
    const amount = typeof option === 'number' ? option : option.info ? 0 : option.amount;
    return amount <= cash && amount > best ? amount : best;
  }, 0);
