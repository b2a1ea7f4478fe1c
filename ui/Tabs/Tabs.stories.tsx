import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { amounts } from '#storybook/samples';
import { byMarket, coins, moment, money, resolve, text } from '#storybook/texts/storyArgs';
import { RecordRow } from '../RecordRow/RecordRow';
import { RowList } from '../RowList/RowList';
import { Tabs } from './Tabs';

const coinRecord = (
  <RecordRow
    title={text('record.checkin')}
    text={moment(Date.UTC(2026, 2, 5, 13, 7))}
    amount={`+${coins(1000)}`}
    sign="plus"
  />
);
const cashRecord = (
  <RecordRow
    title={text('record.exchangein')}
    text={moment(Date.UTC(2026, 2, 5, -1, 30))}
    amount={`+${byMarket((market) => money(amounts[market][1]))}`}
    sign="plus"
  />
);

const meta = {
  title: 'Components/Primitives/Tabs',
  id: 'components-tabs',
  component: Tabs,
  args: {
    label: text('a11y.records_tabs'),
    tabs: [
      { key: 'coin', label: text('income.tab_coin') },
      { key: 'cash', label: text('income.tab_cash') },
    ],
    value: 'coin',
    onPick: fn(),
  },
  // The content of the selected tab. The first decorator is the innermost.
  decorators: [
    (Story, { args, globals }) => {
      const record = resolve(args.value === 'coin' ? coinRecord : cashRecord, globals);
      return <Story args={{ ...args, children: <RowList>{record}</RowList> }} />;
    },
    withState('value', 'onPick'),
  ],
  parameters: {
    guide: {
      do: ['Keep labels to two words: they stand on one line at 320 px.'],
      dont: ['Use them to move between pages: those are links.'],
      related: ['ChoiceButtons', 'RowList'],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
/** How much is behind each tab stands beside its label, or below it where there is no room. */
export const Counted: Story = {
  args: {
    tabs: [
      { key: 'coin', label: text('income.tab_coin'), count: '3' },
      { key: 'cash', label: text('income.tab_cash'), count: '128' },
    ],
  },
};
export const Second: Story = {
  play: async ({ canvasElement }) => {
    const [coin, cash] = within(canvasElement).getAllByRole('tab');
    await userEvent.click(cash as HTMLElement);
    await expect(cash).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(coin).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cash).toHaveAttribute('aria-selected', 'true');
    cash?.blur();
  },
};
