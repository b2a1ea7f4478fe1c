import { defaultWithdrawAmounts } from '@tally/contract/limits/withdrawAmounts';
import { withdrawOutlook, type OfferedAmount } from '@tally/contract/rules/withdrawOutlook';
import { describe, expect, it } from 'vitest';
import { translateIn } from '#storybook/texts/i18n';
import type { NextTime } from '../../components/nextTime';
import { firstWithdrawal, firstWithdrawalTexts } from './firstWithdrawal';

const t = translateIn('en');
const free = defaultWithdrawAmounts.id.map((amount) => ({ amount, info: '' }));
const textsOf = (cash: number, amounts: readonly OfferedAmount[] = free, next?: NextTime) => {
  const can = { lucky: true, members: true };
  const outlook = withdrawOutlook({
    cash,
    coming: 0,
    owed: 0,
    offered: true,
    amounts,
    from: next ? 2 : 0,
    now: 1,
    can,
  });
  const first = firstWithdrawal(cash, outlook && { ...outlook, next });
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

  it('at night it says from when (WITHDRAW-7)', () => {
    expect(textsOf(4850, free, { day: 'today', minutes: 120 })).toBe('Withdraw Rp 1.000 | Withdraw from 02.00 WIB');
    expect(textsOf(4850, free, { day: 'tomorrow', minutes: 120 })).toBe('Withdraw Rp 1.000 | Next withdrawal tomorrow');
  });

  it('the page promises nothing where the next amount lacks no money, or none is known yet', () => {
    expect(textsOf(5000, [{ amount: 100, info: 'NEED LT' }])).toBe('Rp 5.000 | Withdraw');
    expect(textsOf(5000, [])).toBe('Rp 5.000 | Withdraw');
  });

  it('the page says nothing about a first withdrawal while the cash is unknown (MONEY-9)', () => {
    expect(firstWithdrawal(NaN, undefined)).toBeUndefined();
  });
});
