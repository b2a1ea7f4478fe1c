import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { ChatIcon } from '../icons/ChatIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { Hero } from '../Hero/Hero';
import { press } from '#storybook/press';
import { IconButton, type IconButtonProps } from './IconButton';

function Feedback(props: Partial<IconButtonProps>) {
  const t = useStoryTranslation();
  return (
    <IconButton {...props} label={t(props.notice === 'new' ? 'a11y.feedback_reply' : 'a11y.open_feedback')}>
      <ChatIcon size={22} />
    </IconButton>
  );
}

function Close(props: Partial<IconButtonProps>) {
  const t = useStoryTranslation();
  return (
    <IconButton {...props} tone="plain" label={t('a11y.close_page')}>
      <CloseIcon size={22} />
    </IconButton>
  );
}

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: '', onClick: fn() },
  render: (args) => (
    <Hero>
      <Feedback {...args} />
    </Hero>
  ),
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
export const Notice: Story = { args: { notice: 'new' } };
export const Plain: Story = { render: (args) => <Close {...args} /> };
