import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { amounts, appIcon } from '#storybook/samples';
import { byMarket, money, text } from '#storybook/storyArgs';
import { AppHeroCard } from './AppHeroCard';

const meta = {
  title: 'Components/AppHeroCard',
  component: AppHeroCard,
  args: {
    name: 'Tally Rewards',
    headline: text('title.home'),
    action: text('ref.install'),
    onInstall: fn(),
  },
  parameters: {
    guide: {
      do: ['Let its button and the bar below lead to the same place.'],
      dont: ['Promise an amount on it that nobody has earned.'],
      related: ['BottomBar', 'RankRow'],
    },
  },
} satisfies Meta<typeof AppHeroCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {
  args: {
    icon: appIcon,
    text: text('ref.earned', {
      name: 'Siti',
      cash: byMarket((market) => money(amounts[market][3])),
      app: 'Tally Rewards',
    }),
  },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onInstall);
  },
};
export const WithoutIcon: Story = {};
