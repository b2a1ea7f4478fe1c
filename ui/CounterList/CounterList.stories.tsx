import { counterNames } from '@tally/contract/operator/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coins, text } from '#storybook/texts/storyArgs';
import { CounterList } from './CounterList';

const meta = {
  title: 'Components/Rows and cards/CounterList',
  id: 'components-counterlist',
  component: CounterList,
  args: {
    counters: counterNames.map((name, index) => ({
      label: text(`ops.counter_${name}`),
      value: name.endsWith('Amount')
        ? ['Rp\u00a04.210.000', '₱18,950.50', 'R$\u00a01.904,10']
        : name.startsWith('big')
          ? ['Rp\u00a020.000+: 12', '₱200+: 0', 'R$\u00a020,00+: 3']
          : name === 'ltInstallCount'
            ? '–'
            : coins(128402 >> index),
    })),
  },
  parameters: {
    guide: {
      do: ['Show a dash for a number that is not known.'],
      dont: ['Round a number: operators compare them.'],
      related: ['KeyBox', 'AdAppRow'],
    },
  },
} satisfies Meta<typeof CounterList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All 17 counters; those of money have a value for each currency, and the last one is unknown. */
export const Counters: Story = { parameters: { rules: ['OPS-3'] } };
/** Few facts within another card: each value below its label. */
export const Stacked: Story = {
  args: {
    shape: 'stacked',
    counters: [
      { label: text('ops.review_package'), value: 'com.example.photo.editor.collage' },
      { label: text('ops.desk_again'), value: '1' },
    ],
  },
};
