import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon, missingPicture } from '#storybook/samples';
import { text } from '#storybook/texts/storyArgs';
import { AdList } from './AdList';

/** Placeholder picture of two coloured areas, as a data URL: stories load nothing from the network. */
const picture = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path fill='silver' d='M0 0h2v1H0z'/><path fill='grey' d='M0 1 1 .3 2 1z'/></svg>")}`;

const onAction = fn();
const row = { id: 1, look: 'row', title: 'Kopi Kita', icon: appIcon, action: 'OK', onAction } as const;

const meta = {
  title: 'Components/Rows and cards/AdList',
  id: 'components-adlist',
  component: AdList,
  args: { title: text('title.moreapps'), mark: text('common.advertisement'), ads: [row, { ...row, id: 2 }] },
  parameters: {
    guide: {
      do: ['Mark it as advertising, in words, once for the list.', 'Let it stand behind everything of the product.'],
      dont: ['Ask people to press it.', "Put it between the product's own cards."],
      related: ['Badge', 'PromoBox'],
    },
  },
} satisfies Meta<typeof AdList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ads of look `row`: with the app's icon. */
export const Rows: Story = {
  parameters: { rules: ['HOME-10', 'ADS-9'] },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button');
    await press(button, onAction);
  },
};
/** One ad of each look: `row`, `card` with a picture above the row, and `image`, where the picture is the button. */
export const EachLook: Story = {
  args: {
    ads: [
      { ...row, text: 'Sari Market' },
      { ...row, id: 2, look: 'card', image: picture },
      { ...row, id: 3, look: 'image', image: picture },
    ],
  },
  parameters: { rules: ['HOME-10'] },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button', { name: 'OK: Kopi Kita' }), onAction);
  },
};
/** No picture can be shown: each keeps its room, and one that stood alone says its title (APPS-7). */
export const NoPictures: Story = {
  args: {
    ads: [
      { ...row, look: 'card', image: missingPicture, icon: missingPicture },
      { ...row, id: 2, look: 'image', image: missingPicture },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state=missing]')).toHaveLength(2));
    await press(within(canvasElement).getByRole('button', { name: 'OK: Kopi Kita' }), onAction);
  },
};
/** Long words that have to wrap, and no icon. */
export const LongWords: Story = {
  args: {
    ads: [
      { ...row, title: 'Harvest Hero: Idle Farm Empire', text: 'Harvest Hero', icon: '', action: 'Instalar agora' },
    ],
  },
};
