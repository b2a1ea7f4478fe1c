import type { Meta, StoryObj } from '@storybook/react-vite';
import { coins, moment, text } from '#storybook/texts/storyArgs';
import { RecordRow } from '../RecordRow/RecordRow';
import { RowList } from './RowList';

const meta = {
  title: 'Components/Rows and cards/RowList',
  id: 'components-rowlist',
  component: RowList,
  args: {
    'aria-label': text('coincenter.records'),
    children: (
      <>
        <RecordRow
          title={text('record.checkin')}
          text={moment(Date.UTC(2026, 2, 5, 13, 7))}
          amount={`+${coins(1000)}`}
          sign="plus"
        />
        <RecordRow
          title={text('record.lottery')}
          text={moment(Date.UTC(2026, 2, 5, 13, 2))}
          amount={`+${coins(4000)}`}
          sign="plus"
        />
        <RecordRow
          title={text('record.exchangeout')}
          text={moment(Date.UTC(2026, 2, 5, -1, 30))}
          amount={`−${coins(120000)}`}
          sign="minus"
        />
      </>
    ),
  },
  parameters: {
    guide: {
      do: ['Name it: people who listen jump from list to list.'],
      dont: ['Put rows of different kinds into one list.'],
      related: ['Row', 'EmptyState', 'FailureState'],
    },
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {};
/** Rows that belong together in one card, e.g. one day's records, members or a ranking. */
export const OneCard: Story = { args: { shape: 'card' } };
