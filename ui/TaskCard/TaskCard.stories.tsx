import type { Market } from '@tally/contract/market';
import { formatCoins, formatSeconds } from '@tally/locales/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { Countdown } from '../Countdown/Countdown';
import { CalendarIcon } from '../icons/CalendarIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { PlayerIcon } from '../icons/PlayerIcon';
import { QuizIcon } from '../icons/QuizIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { press, pressIgnored } from '#storybook/press';
import { TaskCard, type TaskCardProps } from './TaskCard';

const tasks = {
  checkin: { Icon: CalendarIcon, coins: 1000, max: 1 },
  lottery: { Icon: TicketIcon, coins: 4000, max: 10 },
  videoad: { Icon: PlayerIcon, coins: 8000, max: 10 },
  words: { Icon: LettersIcon, coins: 2000, max: 30 },
  quiz: { Icon: QuizIcon, coins: 2000, max: 30 },
};

interface Args extends TaskCardProps {
  task: keyof typeof tasks;
  done: number;
  /** Neither count nor reward are known. */
  plain?: boolean;
}

function Example({
  task,
  state,
  done,
  plain,
  onAction,
  market,
}: Pick<Args, 'task' | 'state' | 'done' | 'plain' | 'onAction'> & { market: Market }) {
  const t = useStoryTranslation();
  const { Icon, max, coins: reward } = tasks[task];
  const coins = formatCoins(reward, market);
  const title = t(`task.${task}_title`);
  const wait = (
    <Countdown
      until={7000}
      format={(seconds) => t('task.countdown', { seconds: formatSeconds(seconds) })}
      label={(count) => t('a11y.cooldown', { count })}
    />
  );
  const words = { counting: wait, finished: t('task.finished'), locked: t('common.later') };
  return (
    <TaskCard
      art={<Icon />}
      title={title}
      {...(!plain && {
        reward: t('task.reward_upto_icon', { coins }),
        rewardLabel: t('task.reward_upto', { coins }),
        progress: state === 'loading' ? undefined : t('task.count', { done, max }),
        progressLabel: t('a11y.task_progress', { title, done, max }),
      })}
      action={words[state as keyof typeof words] ?? t(`task.${task}_button`)}
      state={state}
      onAction={onAction}
    />
  );
}

const meta = {
  title: 'Components/TaskCard',
  component: TaskCard,
  args: { task: 'videoad', state: 'ready', done: 2, onAction: fn(), art: null, title: '', action: '' },
  // The story's own: no props of the component.
  argTypes: {
    task: { table: { disable: true } },
    done: { table: { disable: true } },
    plain: { table: { disable: true } },
  },
  render: (args, { globals }) => <Example {...args} market={marketOf(globals)} />,
  parameters: {
    guide: {
      do: [
        'Let a finished task be pressed: the dialog says when it opens again.',
        'Give the full words of the reward: a coin stands in for the word on the screen.',
      ],
      dont: ['Hide the count when it is at its limit.'],
      related: ['Ticket', 'Countdown', 'Button'],
    },
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const CheckIn: Story = { args: { task: 'checkin', done: 0 } };
export const Counting: Story = { args: { task: 'lottery', state: 'counting', done: 4 } };
/** Fewer than five draws are left. */
export const Low: Story = { args: { task: 'lottery', state: 'low', done: 6 } };
export const Finished: Story = {
  args: { task: 'checkin', state: 'finished', done: 1 },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const Locked: Story = { args: { task: 'quiz', state: 'locked', done: 0 } };
/** The count is not to be had: the button alone, with its usual words. */
export const DefaultText: Story = { args: { task: 'lottery', plain: true } };
export const Guest: Story = { args: { task: 'lottery', state: 'guest', done: 0 } };
export const Busy: Story = {
  args: { task: 'lottery', state: 'busy', done: 3 },
  play: async ({ canvasElement, args }) => {
    await pressIgnored(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
/** All five tasks as home shows them. */
export const Every: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(tasks) as Args['task'][]).map((task) => (
        <Example
          key={task}
          {...args}
          task={task}
          done={task === 'checkin' ? 0 : args.done}
          market={marketOf(globals)}
        />
      ))}
    </div>
  ),
};
