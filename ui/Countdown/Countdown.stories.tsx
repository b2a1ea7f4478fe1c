import { formatSeconds } from '@tally/locales/format';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { useEnvironment } from '../Environment/Environment';
import { Countdown } from './Countdown';

/** Makes `until` relative to the time when the story is rendered, not when its file was loaded. */
const FromNow: Decorator<{ until: number }> = (Story, { args }) => {
  const { elapsed } = useEnvironment();
  return <Story args={{ ...args, until: elapsed() + args.until }} />;
};

const meta = {
  title: 'Components/Primitives/Countdown',
  id: 'components-countdown',
  component: Countdown,
  args: {
    until: 7000,
    format: (left) => text('task.countdown', { seconds: formatSeconds(left) }),
    label: (count) => text('a11y.cooldown', { count }),
  },
  decorators: [FromNow],
  parameters: {
    guide: {
      do: ['Take the end from the monotonic clock.'],
      dont: ['Announce every second: the label is read when somebody asks.'],
      related: ['TaskCard'],
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cooldown after a lottery draw: "a countdown 00:SS" (TASK-9). */
export const Seconds: Story = { name: 'Seconds · lottery cooldown 00:SS' };
export const Over: Story = { args: { until: 0 } };
