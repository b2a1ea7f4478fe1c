import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { text } from '#storybook/texts/storyArgs';
import { HotAppsCard } from './HotAppsCard';

const apps = ['Kata Seru', 'Dompet Pintar', 'Photo Editor Pro: Collage Maker', 'Mobil Balap'].map((name, index) => ({
  name,
  link: `app-${index}`,
  ...(index % 2 === 0 && { icon: appIcon }),
}));

const meta = {
  title: 'Components/Rows and cards/HotAppsCard',
  id: 'components-hotappscard',
  component: HotAppsCard,
  args: { title: text('title.hotapps'), mark: text('common.advertisement'), apps, onOpen: fn() },
  // Shown in Indonesia only.
  globals: { market: 'id' },
  parameters: {
    guide: {
      do: ['Show it in Indonesia only, under its title.'],
      dont: ['Show it without its mark.'],
      related: ['AppRow', 'AdList'],
    },
  },
} satisfies Meta<typeof HotAppsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names have two lines of whole words at most. */
export const FourApps: Story = {
  parameters: { rules: ['PERSON-6', 'ADS-9', 'APPS-4'] },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    for (const name of buttons.map((button) => button.lastElementChild as HTMLElement)) {
      const line = parseFloat(getComputedStyle(name).lineHeight);
      await expect(name.clientHeight).toBeLessThan(2.5 * line);
      for (const word of name.children) await expect(word.getBoundingClientRect().height).toBeLessThan(1.5 * line);
    }
    await press(buttons[1], args.onOpen);
  },
};
/** Up to three fill the card. */
export const ThreeApps: Story = { args: { apps: apps.slice(0, 3) } };
/** Five apps are arranged in rows of three and two, so that none is alone in its row. */
export const FiveApps: Story = { args: { apps: [...apps, { name: 'Kopi Kita', link: 'app-5' }] } };
export const OneApp: Story = { args: { apps: apps.slice(0, 1) } };
