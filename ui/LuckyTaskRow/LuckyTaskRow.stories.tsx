import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Translate } from '@tally/locales/text';
import { fn, within } from 'storybook/test';
import { told } from '../../.storybook/told';
import { press, pressInVain } from '../testing/press';
import { appIcon } from '../testing/samples';
import { LuckyTaskRow, type LuckyTaskRowProps } from './LuckyTaskRow';

const act = fn();
const row = (propsOf: (t: Translate) => Omit<LuckyTaskRowProps, 'name' | 'onAction'> & { name?: string }) =>
  told(({ t }) => <LuckyTaskRow name="Kata Seru" icon={appIcon} {...propsOf(t)} onAction={act} />);

const meta = {
  title: 'Components/LuckyTaskRow',
  component: LuckyTaskRow,
  parameters: {
    guide: {
      do: ['Let a finished task be pressed: the answer says why.'],
      dont: ['Hide how long it is until the reward is due.'],
      related: ['LuckyTaskCard', 'TaskCard'],
    },
  },
} satisfies Meta<typeof LuckyTaskRow>;
export default meta;
type Story = StoryObj;

export const Unassigned: Story = { render: row((t) => ({ state: 'unassigned', status: t('lucky.status_0'), action: t('lucky.apply') })) };
export const Assigned: Story = {
  render: row((t) => ({ state: 'assigned', status: t('lucky.status_1'), action: t('lucky.install') })),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), act);
  },
};
export const Downloading: Story = { render: row((t) => ({ state: 'downloading', status: t('lucky.status_2'), action: t('lucky.install') })) };
export const Clicked: Story = { render: row((t) => ({ state: 'clicked', status: t('lucky.status_3'), action: t('lucky.install') })) };
/** The reward is not due yet: the app has to be used a little longer. */
export const TimeRemaining: Story = { render: row((t) => ({ state: 'installed', status: t('lucky.status_4'), action: t('lucky.open'), remaining: '04:12' })) };
export const Installed: Story = { render: row((t) => ({ state: 'installed', status: t('lucky.status_4'), action: t('lucky.claim') })) };
export const Checking: Story = {
  render: row((t) => ({ state: 'installed', status: t('lucky.status_4'), action: t('lucky.claim'), actionState: 'busy' })),
  play: async ({ canvasElement }) => {
    await pressInVain(within(canvasElement).getByRole('button'), act);
  },
};
export const Rewarded: Story = { render: row((t) => ({ state: 'rewarded', status: t('lucky.status_5'), action: t('task.finished') })) };
export const Closed: Story = { render: row((t) => ({ state: 'closed', status: t('lucky.status_9'), action: t('task.finished') })) };
/** Cut at 30 characters. */
export const LongName: Story = { render: row((t) => ({ name: 'Photo Editor Pro: Collage Maker and Filters', icon: undefined, state: 'assigned', status: t('lucky.status_1'), action: t('lucky.install') })) };
