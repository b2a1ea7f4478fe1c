import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { ChatIcon } from '../icons/ChatIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { Hero } from '../Hero/Hero';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/Primitives/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: text('a11y.open_feedback'), children: <ChatIcon size={22} />, onClick: fn() },
  decorators: [
    (Story, { args }) =>
      args.tone === 'plain' ? (
        <Story />
      ) : (
        <Hero>
          <Story />
        </Hero>
      ),
  ],
  parameters: {
    guide: {
      do: ['Say in the label what a dot means.'],
      dont: ['Use it where a word would fit: an icon has to be guessed.'],
      related: ['TitleBar', 'Button'],
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnHero: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
export const Notice: Story = { args: { notice: 'new', label: text('a11y.feedback_reply') } };
export const Plain: Story = {
  args: { tone: 'plain', label: text('a11y.close_page'), children: <CloseIcon size={22} /> },
};
