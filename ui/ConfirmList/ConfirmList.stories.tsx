import { accountNameNeeded } from '@tally/contract/limits/account';
import { writtenKey } from '@tally/contract/text/writtenKey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { wallets } from '#storybook/samples';
import { byMarket, resolve, text } from '#storybook/texts/storyArgs';
import { Dialog } from '../Dialog/Dialog';
import { ConfirmList } from './ConfirmList';

const meta = {
  title: 'Components/Rows and cards/ConfirmList',
  id: 'components-confirmlist',
  component: ConfirmList,
  args: {
    rows: byMarket((market) => [
      { label: text('account.confirm_type'), value: wallets[market].types[0] },
      { label: text('account.confirm_no'), value: writtenKey(wallets[market].no) },
      // No account name is needed in Indonesia.
      ...(accountNameNeeded[market]
        ? [{ label: text('account.confirm_name'), value: 'Maria Aparecida dos Santos' }]
        : []),
    ]),
  },
  parameters: {
    guide: {
      do: ['Show what is sent whole and unmasked: this is the moment to find a mistake.'],
      dont: ['List what the person did not enter.'],
      related: ['Dialog'],
    },
  },
} satisfies Meta<typeof ConfirmList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InDialog: Story = {
  decorators: [
    (Story, { globals }) =>
      resolve(
        <Dialog
          title={text('account.confirm_title')}
          message={text('account.once_note')}
          primary={{ label: text('account.confirm_ok'), onClick: fn() }}
          secondary={{ label: text('account.confirm_edit'), onClick: fn() }}
        >
          <Story />
        </Dialog>,
        globals,
      ),
  ],
};
