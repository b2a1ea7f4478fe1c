import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { text } from '#storybook/storyArgs';
import { AdCard } from './AdCard';

/** Two fields of colour: stories load nothing from outside. */
const picture = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path fill='silver' d='M0 0h2v1H0z'/><path fill='grey' d='M0 1 1 .3 2 1z'/></svg>")}`;

const meta = {
  title: 'Components/AdCard',
  component: AdCard,
  args: {
    mark: text('common.advertisement'),
    title: 'Kopi Kita',
    text: text('withdraw.more_banner'),
    action: text('common.download'),
    onAction: fn(),
  },
  parameters: {
    guide: { do: ['Mark it as advertising, in words.'], dont: ['Ask people to press it.'], related: ['Badge'] },
  },
} satisfies Meta<typeof AdCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: { image: picture },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const WordsOnly: Story = {};
/** The app's icon in place of a picture. */
export const AsRow: Story = { args: { look: 'row', icon: appIcon } };
/** The picture alone: it is the button. */
export const AsImage: Story = {
  args: { look: 'image', image: picture },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
