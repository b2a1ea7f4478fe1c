import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '../../.storybook/told';
import { CounterList } from './CounterList';

const meta = {
  title: 'Components/CounterList',
  component: CounterList,
  parameters: {
    guide: {
      do: ['Show a dash for a number that is not known.'],
      related: ['KeyBox', 'AdAppRow'],
    },
  },
} satisfies Meta<typeof CounterList>;
export default meta;
type Story = StoryObj;

export const Counters: Story = {
  render: told(({ t, coins, money }) => (
    <CounterList
      counters={[
        { label: t('ops.counter_appUser'), value: coins(128402) },
        { label: t('ops.counter_checkinCount'), value: coins(9310) },
        { label: t('ops.counter_withdrawAmount'), value: money(4210000) },
        { label: t('ops.counter_bigPending'), value: '0' },
        { label: t('ops.counter_ltInstallCount'), value: '–' },
      ]}
    />
  )),
};
