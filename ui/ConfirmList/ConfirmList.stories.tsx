import { accountNameNeeded } from '@tally/contract/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { Dialog } from '../Dialog/Dialog';
import { wallets } from '#storybook/samples';
import { ConfirmList } from './ConfirmList';

const rows = ({ t, market }: Stage<unknown>) => [
  { label: t('account.confirm_type'), value: wallets[market].types[0] },
  { label: t('account.confirm_no'), value: wallets[market].no },
  // Indonesia asks for no name.
  ...(accountNameNeeded[market] ? [{ label: t('account.confirm_name'), value: 'Maria Aparecida dos Santos' }] : []),
];

const meta = {
  title: 'Components/ConfirmList',
  component: ConfirmList,
  parameters: {
    guide: {
      do: ['Show what is sent whole and unmasked: this is the moment to find a mistake.'],
      dont: ['List what the person did not enter.'],
      related: ['Dialog'],
    },
  },
} satisfies Meta<typeof ConfirmList>;
export default meta;
type Story = StoryObj;

export const Alone: Story = { render: told((stage) => <ConfirmList rows={rows(stage)} />) };
export const InDialog: Story = {
  render: told((stage) => (
    <Dialog
      title={stage.t('account.confirm_title')}
      message={stage.t('account.once_note')}
      primary={{ label: stage.t('account.confirm_ok'), onClick: fn() }}
      secondary={{ label: stage.t('account.confirm_edit'), onClick: fn() }}
    >
      <ConfirmList rows={rows(stage)} />
    </Dialog>
  )),
};
