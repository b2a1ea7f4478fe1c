import { defaultWithdrawAmounts } from '@tally/contract/limits/amounts';
import { describe, expect, it } from 'vitest';
import { translateIn } from '#storybook/texts/i18n';
import { firstWithdrawal, firstWithdrawalTexts } from './firstWithdrawal';

const t = translateIn('en');
const textsOf = (cash: number, options: Parameters<typeof firstWithdrawal>[1] = defaultWithdrawAmounts.id) => {
  const first = firstWithdrawal(cash, options);
  return (
    first &&
    Object.values(firstWithdrawalTexts(t, first, 'id'))
      .join(' | ')
      .replaceAll('\u00a0', ' ')
  );
};

describe('the first withdrawal is named, or what is missing for it (HOME-6, HOME-20)', () => {
  it.each([
    ['enough for an amount', 4850, 'Withdraw Rp 1.000 | Your first withdrawal is ready'],
    ['exactly the smallest', 100, 'Withdraw Rp 100 | Your first withdrawal is ready'],
    ['less than the smallest', 50, 'Rp 50 to go | You have Rp 50 toward your first withdrawal'],
    ['nothing', 0, 'Rp 100 to go | You have Rp 0 toward your first withdrawal'],
  ])('%s', (_, cash, texts) => {
    expect(textsOf(cash)).toBe(texts);
  });

  it('the missing sum is that of the smallest amount that takes nothing but money', () => {
    const options = [
      { amount: 4000, info: '' },
      { amount: 100, info: 'NEED LT' },
      { amount: 1000, info: '' },
    ];
    expect(textsOf(250, options)).toBe('Rp 750 to go | You have Rp 250 toward your first withdrawal');
  });

  it('where every amount takes more than money, nothing is promised', () => {
    expect(textsOf(5000, [{ amount: 100, info: 'NEED LT' }])).toBe('Rp 5.000 | Withdraw');
    expect(textsOf(5000, [])).toBe('Rp 5.000 | Withdraw');
  });

  it('nothing is said about a first withdrawal while the cash is unknown (MONEY-9)', () => {
    expect(firstWithdrawal(NaN, defaultWithdrawAmounts.id)).toBeUndefined();
  });
});
