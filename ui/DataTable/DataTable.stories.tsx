import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { money, text } from '#storybook/texts/storyArgs';
import { DataTable } from './DataTable';

const meta = {
  title: 'Components/Rows and cards/DataTable',
  id: 'components-datatable',
  component: DataTable,
  args: {
    caption: text('ops.card_withdrawals'),
    columns: [
      { key: 'id', label: text('ops.card_number') },
      { key: 'amount', label: text('ops.card_amount'), kind: 'number' },
      { key: 'state', label: text('ops.card_state') },
    ],
    rows: [
      { key: 4088, cells: ['4088', money(20_000), text('passbook.paying')] },
      { key: 4001, cells: ['4001', money(4200), text('passbook.returned')] },
    ],
    empty: text('ops.card_none'),
    onOpen: fn(),
  },
  parameters: {
    picture: { frames: ['phone'], languages: 'first' },
    guide: {
      do: ['Use it where an operator compares rows.'],
      dont: ['Use it on a page for people: rows and cards are read more easily on a phone.'],
      keyboard: [
        'Tab reaches the button in the first cell of each row; arrow keys up and down move to the next one, Enter or Space opens its row.',
        'Tab reaches the name of a column that sorts, and the box of a row that can be selected; Space presses them.',
      ],
      related: ['RowList', 'CounterList'],
    },
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row opens by its button; arrow keys go from row to row. */
export const Rows: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(4001);
  },
};
/** The name of a column sorts the rows on a wide page; rows are selected to do something with all of them. */
export const SortedAndSelected: Story = {
  parameters: { picture: { frames: ['phone', 'desktop'], languages: 'first' } },
  args: {
    columns: [
      { key: 'id', label: text('ops.card_number'), sort: 'none' },
      { key: 'amount', label: text('ops.card_amount'), kind: 'number', sort: 'descending' },
      { key: 'state', label: text('ops.card_state') },
    ],
    rows: [
      { key: 4088, cells: ['4088', money(20_000), text('passbook.paying')], box: 'selected' },
      { key: 4001, cells: ['4001', money(4200), text('passbook.returned')], box: 'ready' },
      { key: 3990, cells: ['3990', money(1000), text('passbook.failed')], box: 'off' },
    ],
    onSort: fn(),
    selection: {
      label: text('ops.select_all'),
      all: 'some',
      onAll: fn(),
      rowLabel: (key) => `${key}`,
      onRow: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '4001' }));
    await expect(args.selection?.onRow).toHaveBeenCalledWith(4001, true);
  },
};
export const Empty: Story = { args: { rows: [] } };
