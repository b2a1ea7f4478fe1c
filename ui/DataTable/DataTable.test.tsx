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

  it('the name of a column is a button where rows can be sorted by it, and says how they are', async () => {
    const onSort = vi.fn();
    const sorted = columns.map((column, at) => ({
      ...column,
      sort: at === 0 ? ('none' as const) : ('descending' as const),
    }));
    render(<DataTable {...props} columns={sorted} onSort={onSort} />);
    const amount = screen.getByRole('columnheader', { name: 'Amount', hidden: true });
    expect(amount.getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(amount).getByRole('button', { name: 'Amount', hidden: true }));
    expect(onSort.mock.calls).toEqual([['amount']]);
  });

  it('rows are selected by their boxes, or all by the one above them; one that is off cannot be', async () => {
    const selection = {
      label: 'All',
      all: 'some' as const,
      onAll: vi.fn(),
      rowLabel: (key: string | number) => `Select ${key}`,
      onRow: vi.fn(),
    };
    render(
      <DataTable
        {...props}
        rows={[
          { key: 1, cells: ['4088', 'Rp 20.000'], box: 'selected' },
          { key: 2, cells: ['4001', 'Rp 4.200'], box: 'off' },
        ]}
        selection={selection}
      />,
    );
    const all = screen.getByRole('checkbox', { name: 'All' });
    expect(all).toHaveProperty('indeterminate', true);
    await userEvent.click(all);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 2' }));
    expect(selection.onAll.mock.calls).toEqual([[true]]);
    expect(selection.onRow.mock.calls).toEqual([[1, false]]);
  });
});
