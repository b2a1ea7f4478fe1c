import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { StoreIcon } from '../icons/StoreIcon';
import { Page } from '../Page/Page';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Components/Primitives/BottomBar',
  id: 'components-bottombar',
  component: BottomBar,
  args: { text: text('login.bar_text'), action: text('login.bar_button'), onAction: fn() },
  decorators: [(Story) => <Page bar={<Story />} />],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Hand it to Page as its bar.'],
      dont: ['Ask for two things on it: one sentence, one button.'],
      related: ['Page', 'Button'],
    },
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  parameters: { rules: ['HOME-12'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const LoggingIn: Story = { args: { state: 'busy' } };
export const Invite: Story = {
  args: { kind: 'invite', text: text('income.bar_text'), action: text('common.invite') },
  parameters: { rules: ['INCOME-2', 'PASSBOOK-1'] },
};
export const Account: Story = {
  args: { kind: 'account', text: text('withdraw.bar_account'), action: text('withdraw.add_account') },
  parameters: { rules: ['WITHDRAW-1'] },
};
export const Download: Story = {
  args: {
    kind: 'download',
    text: text('ref.bar_text', { name: 'Sinta' }),
    action: text('ref.bar_button'),
    icon: <StoreIcon size={20} />,
  },
  parameters: { rules: ['INVITE-6'] },
};
