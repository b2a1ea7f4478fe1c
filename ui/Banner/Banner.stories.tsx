import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { PhoneIcon } from '../icons/PhoneIcon';
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
      dont: ['Advertise with it without a mark; an app of others is an AdList.'],
      related: ['LinkRow'],
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;

/** It leads to apps of others, and says so (ADS-9). */
export const Marked: StoryObj<typeof meta> = {
  args: {
    art: <PhoneIcon size={40} />,
    title: text('title.moreapps'),
    text: text('withdraw.more_banner'),
    mark: text('common.advertisement'),
  },
};

export const Team: StoryObj<typeof meta> = {
  parameters: { rules: ['HOME-5'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
