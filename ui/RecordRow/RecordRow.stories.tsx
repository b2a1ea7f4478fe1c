import type { Meta, StoryObj } from '@storybook/react-vite';
import { newbieCash, usualAmount } from '#storybook/samples';
import { coins, moment, money, text } from '#storybook/texts/storyArgs';
import { RowList } from '../RowList/RowList';
import { RecordRow } from './RecordRow';

const meta = {
  title: 'Components/Rows and cards/RecordRow',
  id: 'components-recordrow',
  component: RecordRow,
  args: {
    title: text('record.checkin'),
    text: moment(Date.UTC(2026, 2, 5, 13, 7)),
    amount: `+${coins(1000)}`,
    sign: 'plus',
  },
  decorators: [
    (Story) => (
      <RowList>
        <Story />
      </RowList>
    ),
  ],
  parameters: {
    guide: {
      do: ['Put the sign into the amount.'],
      dont: ['Give a sign to a type that has none: the list would contradict the ledger.'],
      related: ['PassbookRow', 'RowList'],
    },
  },
} satisfies Meta<typeof RecordRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plus: Story = { parameters: { rules: ['INCOME-6', 'COINS-1'] } };
export const Minus: Story = {
  args: { title: text('record.withdraw'), amount: `−${money(usualAmount)}`, sign: 'minus' },
  parameters: { rules: ['INCOME-6'] },
};
/** Record types without a sign have no colour either. */
export const NoSign: Story = {
  args: { title: text('record.newbie'), amount: money(newbieCash), sign: 'none' },
  parameters: { rules: ['INCOME-6'] },
};
