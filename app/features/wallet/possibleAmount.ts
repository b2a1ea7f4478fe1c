/**
 * The largest amount that a person who has not withdrawn yet can be promised. Only fixed amounts can be withdrawn, not
 * the whole balance. 0: none is within reach, and no amount is promised. An amount with an `info` requires more than
 * money and does not count.
 * @param cash decimal, in the market's currency; NaN: not known
 */
export const possibleAmount = (cash: number, options: readonly (number | { amount: number; info: string })[]): number =>
  options.reduce<number>((best, option) => {
    const amount = typeof option === 'number' ? option : option.info ? 0 : option.amount;
    return amount <= cash && amount > best ? amount : best;
  }, 0);
