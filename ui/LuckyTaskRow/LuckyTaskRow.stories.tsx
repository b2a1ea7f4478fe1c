import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { press } from '#storybook/press';
import { appIcon, luckyCash } from '#storybook/samples';
import { Card } from '../theme/card';
import { LuckyTaskRow, type LuckyTaskRowProps } from './LuckyTaskRow';

const act = fn();
type Given = Omit<LuckyTaskRowProps, 'name' | 'onAction' | 'reward'> & { name?: string; reward?: undefined };
const row = (propsOf: (stage: Stage<unknown>) => Given) =>
  told((stage) => (
    <Card>
      <LuckyTaskRow
        name="Kata Seru"
        icon={appIcon}
        reward={`+${stage.money(luckyCash[stage.market])}`}
        onAction={act}
        {...propsOf(stage)}
      />
    </Card>
  ));
const steps = ({ t }: Stage<unknown>) =>
  [t('lucky.step_1'), t('lucky.step_2', { count: 5 }), t('lucky.step_3')] as const;
const pressed: Story['play'] = async ({ canvasElement }) => press(within(canvasElement).getByRole('button'), act);

const meta = {
  title: 'Components/LuckyTaskRow',
  component: LuckyTaskRow,
  parameters: {
    guide: {
      do: ['Let a closed task be pressed: the answer says why.', 'Show where the person is on the way to the money.'],
      dont: ['Hide how long it is until the reward is due.'],
      related: ['LuckyTaskCard', 'TaskCard'],
    },
  },
} satisfies Meta<typeof LuckyTaskRow>;
export default meta;
type Story = StoryObj;

export const Unassigned: Story = {
  render: row((s) => ({ state: 'unassigned', status: s.t('lucky.status_0'), action: s.t('lucky.apply') })),
};
export const Assigned: Story = {
  render: row((s) => ({
    state: 'assigned',
    status: s.t('lucky.status_1'),
    action: s.t('lucky.install'),
    steps: steps(s),
    step: 0,
  })),
  play: pressed,
};
export const Downloading: Story = {
  render: row((s) => ({
    state: 'downloading',
    status: s.t('lucky.status_2'),
    action: s.t('lucky.install'),
    steps: steps(s),
    step: 0,
  })),
};
export const Clicked: Story = {
  render: row((s) => ({
    state: 'clicked',
    status: s.t('lucky.status_3'),
    action: s.t('lucky.install'),
    steps: steps(s),
    step: 0,
  })),
};
/** The reward is not due yet: the app has to be used a little longer. */
export const TimeRemaining: Story = {
  render: row((s) => ({
    state: 'installed',
    status: s.t('lucky.status_4'),
    action: s.t('lucky.open'),
    steps: steps(s),
    step: 1,
    remaining: s.t('lucky.time_left', { time: '04:12' }),
  })),
};
export const Installed: Story = {
  render: row((s) => ({
    state: 'installed',
    status: s.t('lucky.status_4'),
    action: s.t('lucky.claim'),
    steps: steps(s),
    step: 2,
  })),
  play: pressed,
};
/** A press is answered: the check is still running. */
export const Checking: Story = {
  render: row((s) => ({
    state: 'installed',
    status: s.t('lucky.status_4'),
    action: s.t('common.please_wait'),
    checking: true,
    steps: steps(s),
    step: 2,
  })),
  play: pressed,
};
export const Rewarded: Story = { render: row((s) => ({ state: 'rewarded', status: s.t('lucky.status_5') })) };
export const Closed: Story = {
  render: row((s) => ({
    state: 'closed',
    status: s.t('lucky.status_9'),
    action: s.t('lucky.status_9'),
    reward: undefined,
  })),
  play: pressed,
};
/** Cut at 30 characters. */
export const LongName: Story = {
  render: row((s) => ({
    name: 'Photo Editor Pro: Collage Maker and Filters',
    icon: undefined,
    state: 'assigned',
    status: s.t('lucky.status_1'),
    action: s.t('lucky.install'),
    steps: steps(s),
    step: 0,
  })),
};
