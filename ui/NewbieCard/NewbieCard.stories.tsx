import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { money, text } from '#storybook/storyArgs';
import { GiftIcon } from '../icons/GiftIcon';
import { NewbieCard } from './NewbieCard';

const meta = {
  title: 'Components/NewbieCard',
  component: NewbieCard,
  args: {
    art: <GiftIcon size={48} />,
    title: text('home.newbie_title'),
    text: text('home.newbie_text', { cash: money({ id: 12500, ph: 48.5, br: 3.2 }) }),
    action: text('home.newbie_button'),
    onAction: fn(),
  },
  parameters: {
    guide: {
      do: ['Name the amount that is there to be withdrawn.'],
      dont: ['Show it to guests, to those who have withdrawn, or without cash.'],
      related: ['TeamCard'],
    },
  },
} satisfies Meta<typeof NewbieCard>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
