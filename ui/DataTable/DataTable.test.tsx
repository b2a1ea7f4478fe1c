import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { DataTable } from './DataTable';

const columns = [
  { key: 'id', label: 'Withdrawal' },
  { key: 'amount', label: 'Amount', kind: 'number' },
] as const;
const rows = [
  { key: 1, cells: ['4088', 'Rp 20.000'] },
  { key: 2, cells: ['4001', 'Rp 4.200'], chosen: true },
];
const props = { caption: 'Withdrawals', columns, rows, empty: 'None yet' };

describe('DataTable', () => {
  testCommonProps(DataTable, props);

  it('a table has its caption as a name, and a value below each column', () => {
    render(<DataTable {...props} />);
    const table = within(screen.getByRole('table', { name: 'Withdrawals' }));
    expect(table.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      'Withdrawal',
      'Amount',
    ]);
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '4088',
      'Rp 20.000',
      '4001',
      'Rp 4.200',
    ]);
  });

  it('a table without rows says so', () => {
    render(<DataTable {...props} rows={[]} />);
    expect(screen.getByRole('cell', { name: 'None yet' })).toBeTruthy();
  });

  it('a row opens by its button, and arrow keys go from row to row', async () => {
    const onOpen = vi.fn();
    render(<DataTable {...props} onOpen={onOpen} />);
    const [first, second] = screen.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(onOpen.mock.calls).toEqual([[1]]);
    expect(second?.getAttribute('aria-pressed')).toBe('true');
  });
});
