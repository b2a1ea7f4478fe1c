import { formatSeconds } from '@tally/locales/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { useEnvironment } from '../Environment/Environment';
import { Countdown } from './Countdown';

function Example({ seconds }: { seconds: number }) {
  const t = useStoryTranslation();
  const { elapsed } = useEnvironment();
  return (
    <Countdown
      until={elapsed() + seconds * 1000}
      format={(left) => t('task.countdown', { seconds: formatSeconds(left) })}
      label={(count) => t('a11y.cooldown', { count })}
    />
  );
}

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { until: 0, format: String },
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

/** After a draw: "a countdown 00:SS" (TASK-9). */
export const Seconds: Story = { name: 'Seconds · lottery cooldown 00:SS', render: () => <Example seconds={7} /> };
export const Over: Story = { render: () => <Example seconds={0} /> };
