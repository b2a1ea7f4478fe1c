import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { TeamIcon } from '../icons/TeamIcon';
import { Banner } from './Banner';

const meta = {
  title: 'Components/Product/Banner',
  id: 'components-banner',
  component: Banner,
  args: {
    art: <TeamIcon size={44} />,
    title: text('home.team_banner_title'),
    text: text('home.team_banner_text'),
    onClick: fn(),
  },
  parameters: {
    guide: {
      do: ['Say in one line what waits behind it.'],
      dont: ['Advertise with it: an app of others is an AdList.'],
      related: ['LinkRow'],
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;

export const Team: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
