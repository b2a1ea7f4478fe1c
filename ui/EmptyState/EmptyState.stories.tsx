import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { Button } from '../Button/Button';
import { TeamIcon } from '../icons/TeamIcon';
import { press } from '#storybook/press';
import { EmptyState } from './EmptyState';

const invite = fn();

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      do: ['Say what would fill the place.'],
      dont: ['Use it for something that could not be loaded.'],
      related: ['FailureState', 'Skeleton'],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj;

export const WordsOnly: Story = { render: told(({ t }) => <EmptyState text={t('income.empty_coin')} />) };
export const WithButton: Story = {
  render: told(({ t }) => (
    <EmptyState picture={<TeamIcon size={88} />} title={t('team.members_title')} text={t('team.empty')}>
      <Button onClick={invite}>{t('common.invite')}</Button>
    </EmptyState>
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), invite);
  },
};
