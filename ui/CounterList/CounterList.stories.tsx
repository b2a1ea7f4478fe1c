import { counterNames } from '@tally/contract/operator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '../../.storybook/told';
import { CounterList } from './CounterList';

const meta = {
  title: 'Components/CounterList',
  component: CounterList,
  parameters: {
    guide: {
      do: ['Show a dash for a number that is not known.'],
      dont: ['Round a number: operators compare them.'],
      related: ['KeyBox', 'AdAppRow'],
    },
  },
} satisfies Meta<typeof CounterList>;
export default meta;
type Story = StoryObj;

/** All 17 of section 3; amounts are in the market's currency, and the last is not known. */
export const Counters: Story = {
  render: told(({ t, coins }) => (
    <CounterList
      counters={counterNames.map((name, index) => ({ label: t(`ops.counter_${name}`), value: name.endsWith('Amount') ? coins(4210000) : name === 'bigPending' ? '0' : name === 'ltInstallCount' ? '–' : coins(128402 >> index) }))}
    />
  )),
};
