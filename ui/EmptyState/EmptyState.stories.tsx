import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { Button } from '../Button/Button';
import { TeamIcon } from '../icons/TeamIcon';
import { EmptyState } from './EmptyState';

const invite = fn();

const meta = {
  title: 'Components/Primitives/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: { text: text('income.empty_coin') },
  parameters: {
    guide: {
      do: ['Say what would fill the place.'],
      dont: ['Use it for something that could not be loaded.'],
      related: ['FailureState', 'Skeleton'],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};
export const WithButton: Story = {
  args: {
    picture: <TeamIcon size={64} />,
    title: text('team.members_title'),
    text: text('team.empty'),
    children: <Button onClick={invite}>{text('common.invite')}</Button>,
  },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), invite);
  },
};
