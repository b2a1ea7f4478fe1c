import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { HotAppsCard } from './HotAppsCard';

const open = fn();
const apps = ['Kata Seru', 'Dompet Pintar', 'Photo Editor Pro: Collage Maker', 'Mobil Balap'].map((name, index) => ({
  name,
  link: `app-${index}`,
  ...(index % 2 === 0 && { icon: appIcon }),
}));

const meta = {
  title: 'Components/HotAppsCard',
  component: HotAppsCard,
  // Indonesia's alone.
  globals: { market: 'id' },
  parameters: {
    guide: {
      do: ['Show it in Indonesia only, under its title.'],
      dont: ['Show it without its mark.'],
      related: ['AppRow', 'AdCard'],
    },
  },
} satisfies Meta<typeof HotAppsCard>;
export default meta;
type Story = StoryObj;

export const FourApps: Story = {
  render: told(({ t }) => (
    <HotAppsCard title={t('apps.hot_title')} mark={t('common.advertisement')} apps={apps} onOpen={open} />
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getAllByRole('button')[1], open);
  },
};
export const OneApp: Story = {
  render: told(({ t }) => (
    <HotAppsCard title={t('apps.hot_title')} mark={t('common.advertisement')} apps={apps.slice(0, 1)} onOpen={open} />
  )),
};
