import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { text } from '#storybook/texts/storyArgs';
import { AppHeroCard } from './AppHeroCard';

const meta = {
  title: 'Components/Rows and cards/AppHeroCard',
  id: 'components-appherocard',
  component: AppHeroCard,
  args: {
    name: 'Tally Rewards',
    headline: text('title.home'),
    codeLabel: text('ref.code'),
    code: 'SARI2026',
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
    text: text('home.step_coins'),
  },
  parameters: { rules: ['INVITE-4'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onInstall);
  },
};
export const WithoutIcon: Story = {};
