import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { StoreIcon } from '../icons/StoreIcon';
import { Page } from '../Page/Page';
import { press } from '#storybook/press';
import { BottomBar, type BottomBarProps } from './BottomBar';

function Example({ kind = 'login', state, onAction }: Pick<BottomBarProps, 'kind' | 'state' | 'onAction'>) {
  const t = useStoryTranslation();
  const [text, action] = {
    login: [t('login.bar_text'), t('login.bar_button')] as const,
    invite: [t('income.bar_text'), t('common.invite')] as const,
    account: [t('withdraw.bar_account'), t('withdraw.add_account')] as const,
    download: [t('ref.bar_text', { name: 'Sinta' }), t('ref.bar_button')] as const,
  }[kind];
  return (
    <BottomBar
      kind={kind}
      state={state}
      text={text}
      action={action}
      icon={kind === 'download' && <StoreIcon size={20} />}
      onAction={onAction}
    />
  );
}

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  args: { text: '', action: '', onAction: fn() },
  render: (args) => <Page bar={<Example {...args} />} />,
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
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const LoggingIn: Story = { args: { state: 'busy' } };
export const Invite: Story = { args: { kind: 'invite' } };
export const Account: Story = { args: { kind: 'account' } };
export const Download: Story = { args: { kind: 'download' } };
