import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { press } from '#storybook/press';
import { amounts, appIcon } from '#storybook/samples';
import { AppHeroCard } from './AppHeroCard';

const install = fn();

const meta = {
  title: 'Components/AppHeroCard',
  component: AppHeroCard,
  parameters: {
    guide: {
      do: ['Let its button and the bar below lead to the same place.'],
      dont: ['Promise an amount on it that nobody has earned.'],
      related: ['BottomBar', 'RankRow'],
    },
  },
} satisfies Meta<typeof AppHeroCard>;
export default meta;
type Story = StoryObj;

export const Invitation: Story = {
  render: told(({ t, market, money }) => (
    <AppHeroCard
      name="Tally Rewards"
      icon={appIcon}
      headline={t('title.home')}
      text={t('ref.earned', { name: 'Siti', cash: money(amounts[market][3]), app: 'Tally Rewards' })}
      action={t('ref.install')}
      onInstall={install}
    />
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), install);
  },
};
export const WithoutIcon: Story = {
  render: told(({ t }) => (
    <AppHeroCard name="Tally Rewards" headline={t('title.home')} action={t('ref.install')} onInstall={install} />
  )),
};
