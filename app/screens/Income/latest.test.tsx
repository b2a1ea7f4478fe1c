import { coinRecords, incomes } from '@tally/contract/fixtures/income';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './IncomeScreen';

const many = (count: number) => Array.from({ length: count }, () => coinRecords.id.slice(0, 1)).flat();

it.each([
  [49, 49, 0],
  [50, 50, 1],
  [60, 50, 1],
])(
  'a list of %i records shows the newest 50 (%i), and says that they are the latest: %i (INCOME-4)',
  async (count, shown, notes) => {
    renderScreen('/income', { getIncome: incomes.id, getIncomeRecords: many(count) });
    const list = await screen.findByRole('group', { name: 'Coins' });
    expect(list.querySelectorAll('li')).toHaveLength(shown);
    expect(screen.queryAllByText('Showing the latest 50 records')).toHaveLength(notes);
  },
);
