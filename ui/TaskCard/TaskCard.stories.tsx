import { formatSeconds } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press, pressIgnored } from '#storybook/press';
import { byMarket, coins, money, resolve, text } from '#storybook/texts/storyArgs';
import { Countdown } from '../Countdown/Countdown';
import { CalendarIcon } from '../icons/CalendarIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { PlayerIcon } from '../icons/PlayerIcon';
import { QuizIcon } from '../icons/QuizIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { TaskCard } from './TaskCard';

const tasks = {
  checkin: { Icon: CalendarIcon, reward: 1000, max: 1 },
  lottery: { Icon: TicketIcon, reward: 4000, max: 10 },
  videoad: { Icon: PlayerIcon, reward: 8000, max: 10 },
  words: { Icon: LettersIcon, reward: 2000, max: 30 },
  quiz: { Icon: QuizIcon, reward: 2000, max: 30 },
};
type Task = keyof typeof tasks;
const eleven = byMarket((market) => formatHour(660, market));

/** Args for a task that was done `done` times today. */
function task(name: Task, done: number) {
  const { Icon, reward, max } = tasks[name];
  const title = text(`task.${name}_title`);
  return {
    art: <Icon />,
    title,
    reward: text('task.reward_upto_icon', { coins: coins(reward) }),
    rewardLabel: text('task.reward_upto', { coins: coins(reward) }),
    worth: text('task.worth', { amount: money({ id: reward / 10, ph: reward / 100, br: reward / 1000 }) }),
    each: name === 'checkin' ? undefined : text(`task.${name}_each`),
    progress: text('task.count', { done, max }),
    progressLabel: text('a11y.task_progress', { title, done, max }),
    action: text(`task.${name}_button`),
  };
}

const meta = {
  title: 'Components/Rows and cards/TaskCard',
  id: 'components-taskcard',
  component: TaskCard,
  args: { ...task('videoad', 2), state: 'ready', onAction: fn() },
  parameters: {
    guide: {
      do: [
        'Let a finished task be pressed: the dialog says when it opens again.',
        'Give `next` to one card of a list.',
        'Give the full words of the reward: a coin stands in for the word on the screen.',
      ],
      dont: ['Hide the count when it is at its limit.'],
      related: ['Ticket', 'Countdown', 'Button'],
    },
  },
} satisfies Meta<typeof TaskCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next thing to do: the one red button. */
export const Next: Story = { args: { next: true } };
export const Ready: Story = {
  parameters: { rules: ['TASK-1'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const CheckIn: Story = { args: task('checkin', 0), parameters: { rules: ['HOME-7'] } };
export const Counting: Story = {
  args: {
    ...task('lottery', 4),
    state: 'counting',
    action: (
      <Countdown
        until={7000}
        format={(seconds) => text('task.countdown', { seconds: formatSeconds(seconds) })}
        label={(count) => text('a11y.cooldown', { count })}
      />
    ),
  },
  parameters: { rules: ['TASK-9'] },
};
/** Fewer than five lottery draws are left. */
export const Low: Story = { args: { ...task('lottery', 6), state: 'low' }, parameters: { rules: ['TASK-11'] } };
export const Finished: Story = {
  args: { ...task('checkin', 1), state: 'finished', action: text('task.stamp') },
  parameters: { rules: ['TASK-2'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
/** The morning's share of the quota is used up: the rest opens later today. */
export const Resting: Story = {
  args: {
    ...task('lottery', 5),
    state: 'resting',
    action: eleven,
    reward: text('task.when_today', { time: eleven }),
    rewardLabel: undefined,
    worth: undefined,
    each: undefined,
  },
};
/** The phone app is too old for it; a press says so. */
export const Locked: Story = { args: { ...task('quiz', 0), state: 'locked' }, parameters: { rules: ['TASK-17'] } };
/** Nobody can do it for now: it says so, and that nothing is lost. */
export const Closed: Story = {
  args: {
    ...task('lottery', 4),
    state: 'closed',
    action: text('task.closed'),
    reward: text('task.closed_note'),
    rewardLabel: undefined,
    worth: undefined,
    each: undefined,
  },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
/** The count is not available: the button has its default label and no progress is shown. */
export const DefaultText: Story = {
  args: {
    ...task('lottery', 2),
    reward: undefined,
    rewardLabel: undefined,
    progress: undefined,
    progressLabel: undefined,
  },
  parameters: { rules: ['TASK-9'] },
};
export const Guest: Story = { args: { ...task('lottery', 0), state: 'guest' } };
export const Busy: Story = {
  args: { ...task('lottery', 3), state: 'busy' },
  parameters: { rules: ['TASK-8'] },
  play: async ({ canvasElement, args }) => {
    await pressIgnored(within(canvasElement).getByRole('button'), args.onAction);
  },
};
/** The numbers are not available: neither values nor loading placeholders are shown. */
export const Unknown: Story = {
  args: { state: 'unknown', reward: undefined, progress: undefined, progressLabel: undefined, rewardLabel: undefined },
};
export const Loading: Story = { args: { state: 'loading', progress: undefined } };
/** All five tasks, as on the home screen. */
export const Every: Story = {
  render: ({ state, onAction }, { globals }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(tasks) as Task[]).map((name) => (
        <TaskCard
          key={name}
          {...resolve(task(name, name === 'checkin' ? 0 : 2), globals)}
          state={state}
          onAction={onAction}
        />
      ))}
    </div>
  ),
  parameters: { rules: ['HOME-7', 'TASK-1'] },
};
