import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '../../.storybook/told';
import { Progress } from './Progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: {
    guide: {
      do: ['Let the numbers stand beside it.'],
      dont: ['Use it for waiting: it shows what is done of what there is.'],
      related: ['Countdown', 'Skeleton'],
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj;

export const Begun: Story = { render: told(({ t }) => <Progress label={t('a11y.task_progress', { title: t('task.lottery_title'), done: 4, max: 10 })} value={4} max={10} />) };
export const Untouched: Story = { render: told(({ t }) => <Progress label={t('a11y.task_progress', { title: t('task.lottery_title'), done: 0, max: 10 })} value={0} max={10} />) };
export const Full: Story = { render: told(({ t }) => <Progress label={t('a11y.task_progress', { title: t('task.lottery_title'), done: 10, max: 10 })} value={10} max={10} />) };
