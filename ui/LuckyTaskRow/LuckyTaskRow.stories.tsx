import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon, luckyCash } from '#storybook/samples';
import { money, text } from '#storybook/texts/storyArgs';
import { Card } from '../theme/card';
import { LuckyTaskRow } from './LuckyTaskRow';

const steps = [text('lucky.step_1'), text('lucky.step_2', { count: 5 }), text('lucky.step_3')] as const;

const meta = {
  title: 'Components/Rows and cards/LuckyTaskRow',
  id: 'components-luckytaskrow',
  component: LuckyTaskRow,
  args: {
    name: 'Kata Seru',
    icon: appIcon,
    state: 'assigned',
    status: text('lucky.status_1'),
    reward: `+${money(luckyCash)}`,
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    guide: {
      do: ['Give the steps to the task in progress alone.', 'Show where the person is on the way to the money.'],
      dont: ['Hide how long it is until the reward is due.'],
      related: ['LuckyTaskCard', 'TaskCard'],
    },
  },
} satisfies Meta<typeof LuckyTaskRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed: Story['play'] = async ({ canvasElement, args }) =>
  press(within(canvasElement).getByRole('button'), args.onAction);

export const Unassigned: Story = {
  args: { state: 'unassigned', status: text('lucky.status_0'), action: text('lucky.apply') },
  parameters: { rules: ['LUCKY-2'] },
};
/** Another task is in progress: no steps. Soft, as everything but the next thing to do. */
export const NotInProgress: Story = { args: { action: text('lucky.install') } };
export const Assigned: Story = {
  args: { action: text('lucky.install'), steps, step: 0, next: true },
  parameters: { rules: ['LUCKY-2', 'LUCKY-3'] },
  play: pressed,
};
export const Downloading: Story = {
  args: {
    state: 'downloading',
    status: text('lucky.status_2'),
    action: text('lucky.wait'),
    steps,
    step: 0,
  },
  parameters: { rules: ['LUCKY-2'] },
};
export const Clicked: Story = {
  args: { state: 'clicked', status: text('lucky.status_3'), action: text('lucky.store'), steps, step: 0 },
  parameters: { rules: ['LUCKY-2'] },
};
/** The reward cannot be claimed yet: the app has to be used for longer. */
export const TimeRemaining: Story = {
  args: {
    state: 'installed',
    status: text('lucky.status_4'),
    action: text('lucky.open'),
    steps,
    step: 1,
    remaining: text('lucky.time_left', { time: '04:12' }),
    next: true,
  },
  parameters: { rules: ['LUCKY-3', 'LUCKY-5'] },
};
export const Installed: Story = {
  args: { state: 'installed', status: text('lucky.status_4'), action: text('lucky.claim'), steps, step: 2, next: true },
  parameters: { rules: ['LUCKY-2', 'LUCKY-5'] },
  play: pressed,
};
/** The claim is being verified; a press still calls the callback. */
export const Checking: Story = {
  args: {
    state: 'installed',
    status: text('lucky.status_4'),
    action: text('lucky.wait'),
    checking: true,
    steps,
    step: 2,
  },
  parameters: { rules: ['LUCKY-14'] },
  play: pressed,
};
/** The state is a stamp. */
export const Rewarded: Story = {
  args: { state: 'rewarded', status: text('lucky.status_5') },
  parameters: { rules: ['LUCKY-2'] },
};
export const Closed: Story = {
  args: {
    state: 'closed',
    status: text('lucky.status_9'),
    reward: undefined,
  },
  parameters: { rules: ['LUCKY-2'] },
};
/** The name is cut to 30 characters. */
export const LongName: Story = {
  args: {
    name: 'Photo Editor Pro: Collage Maker and Filters',
    icon: undefined,
    action: text('lucky.install'),
    steps,
    step: 0,
  },
  parameters: { rules: ['LUCKY-22'] },
};
