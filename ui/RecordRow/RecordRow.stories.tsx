import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { RowList } from '../RowList/RowList';
import { newbieCash, usualAmount } from '#storybook/samples';
import { RecordRow } from './RecordRow';

const meta = {
  title: 'Components/RecordRow',
  component: RecordRow,
  parameters: {
    guide: {
      do: ['Put the sign into the amount.'],
      dont: ['Give a sign to a type that has none: the list would contradict the ledger.'],
      related: ['PassbookRow', 'RowList'],
    },
  },
} satisfies Meta<typeof RecordRow>;
export default meta;
type Story = StoryObj;

export const Plus: Story = {
  render: told(({ t, coins }) => (
    <RowList>
      <RecordRow title={t('record.checkin')} text="05/03 20:07" amount={`+${coins(1000)}`} sign="plus" />
    </RowList>
  )),
};
export const Minus: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <RecordRow
        title={t('record.withdraw')}
        text="05/03 20:07"
        amount={`−${money(usualAmount[market])}`}
        sign="minus"
      />
    </RowList>
  )),
};
/** Types that show no sign show no colour either. */
export const NoSign: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <RecordRow title={t('record.newbie')} text="05/03 20:07" amount={money(newbieCash[market])} sign="none" />
    </RowList>
  )),
};
