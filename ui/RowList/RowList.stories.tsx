import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { RecordRow } from '../RecordRow/RecordRow';
import { RowList } from './RowList';

const meta = {
  title: 'Components/RowList',
  component: RowList,
  parameters: {
    guide: {
      do: ['Name it: people who listen jump from list to list.'],
      dont: ['Put rows of different kinds into one list.'],
      related: ['Row', 'EmptyState', 'FailureState'],
    },
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj;

export const Records: Story = {
  render: told(({ t, coins }) => (
    <RowList aria-label={t('coincenter.records')}>
      <RecordRow title={t('record.checkin')} text="05/03 20:07" amount={`+${coins(1000)}`} sign="plus" />
      <RecordRow title={t('record.lottery')} text="05/03 20:02" amount={`+${coins(4000)}`} sign="plus" />
      <RecordRow title={t('record.exchangeout')} text="05/03 06:30" amount={`−${coins(120000)}`} sign="minus" />
    </RowList>
  )),
};
