import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { money, text } from '#storybook/texts/storyArgs';
import { WalletIcon } from '../icons/WalletIcon';
import { NewbieCard } from './NewbieCard';

/** Half of the smallest amount of each market. */
const half = money({ id: 50, ph: 0.5, br: 0.05 });

const meta = {
  title: 'Components/Rows and cards/NewbieCard',
  id: 'components-newbiecard',
  component: NewbieCard,
  args: {
    art: <WalletIcon size={40} />,
    title: text('home.newbie_title', { cash: money({ id: 10000, ph: 10, br: 1 }) }),
    text: text('home.newbie_text'),
    onClick: fn(),
  },
  parameters: {
    guide: {
      do: ['Name the amount that is there to be withdrawn, or what is missing for the smallest one.'],
      dont: [
        'Show it above the tasks, which it would push down when it comes.',
        'Show it to guests, to those who have withdrawn, or without cash.',
      ],
      related: ['BalanceTicket'],
    },
  },
} satisfies Meta<typeof NewbieCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { rules: ['HOME-6'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
/** Below the smallest amount: what is missing and what is there. */
export const Soon: Story = {
  args: {
    title: text('home.goal_missing', { missing: half }),
    text: text('home.newbie_soon', { cash: half }),
  },
};
