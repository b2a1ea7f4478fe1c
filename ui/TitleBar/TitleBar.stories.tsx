import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { Hero } from '../Hero/Hero';
import { IconButton } from '../IconButton/IconButton';
import { BackIcon } from '../icons/BackIcon';
import { ChannelIcon } from '../icons/ChannelIcon';
import { ChatIcon } from '../icons/ChatIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { InfoIcon } from '../icons/InfoIcon';
import { TitleBar } from './TitleBar';

const pressed = fn();
const back = (
  <IconButton label={text('a11y.back')} onClick={pressed}>
    <BackIcon size={22} />
  </IconButton>
);
const close = (
  <IconButton label={text('a11y.close_page')} onClick={pressed}>
    <CloseIcon size={22} />
  </IconButton>
);
const feedback = (
  <IconButton label={text('a11y.open_feedback')} onClick={pressed}>
    <ChatIcon size={22} />
  </IconButton>
);
const reply = (
  <IconButton label={text('a11y.feedback_reply')} notice="new" onClick={pressed}>
    <ChatIcon size={22} />
  </IconButton>
);
const tips = (
  <IconButton label={text('a11y.income_tips')} onClick={pressed}>
    <InfoIcon size={22} />
  </IconButton>
);
const channel = (
  <IconButton label={text('a11y.open_channel', { service: 'WhatsApp' })} onClick={pressed}>
    <ChannelIcon size={22} />
  </IconButton>
);
/** An icon button together with the close button. */
const beside = (icon: ReactNode) => (
  <>
    {icon}
    {close}
  </>
);

const meta = {
  title: 'Components/Primitives/TitleBar',
  id: 'components-titlebar',
  component: TitleBar,
  args: { title: text('title.home') },
  decorators: [
    (Story) => (
      <Hero>
        <Story />
      </Hero>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guide: { do: ['Put it into a Hero.'], dont: ['Use more than three icons.'], related: ['Hero', 'IconButton'] },
  },
} satisfies Meta<typeof TitleBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses each icon button, by pointer and by keyboard. */
const pressEach: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const icon of within(canvasElement).getAllByRole('button')) {
    pressed.mockClear();
    await press(icon, pressed);
  }
};

export const Home: Story = { args: { end: beside(feedback) }, parameters: { rules: ['HOME-15'] }, play: pressEach };
export const Tips: Story = { args: { end: beside(tips) }, parameters: { rules: ['HOME-16'] } };
export const Channel: Story = {
  args: { end: beside(channel) },
  parameters: { rules: ['HOME-15', 'HOME-16'] },
  play: pressEach,
};
/** With a dot: feedback was answered. The button's label says so too. */
export const Reply: Story = { args: { end: beside(reply) }, parameters: { rules: ['HOME-16'] } };
export const Back: Story = { args: { title: text('title.withdraw'), start: back, end: feedback }, play: pressEach };
/** A page that the host opened has a close button instead of a back button. */
export const Close: Story = { args: { title: text('title.coincenter'), start: close }, play: pressEach };
/** The title contains the inviter's name: it takes as many lines as needed. */
export const LongTitle: Story = {
  args: { title: text('ref.title', { name: 'Maria Aparecida dos Santos' }), start: back, end: feedback },
};
