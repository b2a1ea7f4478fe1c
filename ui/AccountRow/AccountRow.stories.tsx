import type { Meta, StoryObj } from '@storybook/react-vite';
import { wallets } from '#storybook/samples';
import { byMarket, text } from '#storybook/texts/storyArgs';
import { AccountRow } from './AccountRow';

const meta = {
  title: 'Components/Rows and cards/AccountRow',
  id: 'components-accountrow',
  component: AccountRow,
  args: {
    type: byMarket((market) => wallets[market].types[0]),
    accountNo: byMarket((market) => wallets[market].no),
    state: 'submitted',
    status: text('account.status_1'),
  },
  parameters: {
    guide: {
      do: ['Say how far the check of the account is.'],
      dont: ['Show a whole account number anywhere but in the form it is typed into.'],
      related: ['WalletTile', 'PassbookRow'],
    },
  },
} satisfies Meta<typeof AccountRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Submitted: Story = { parameters: { rules: ['ACCOUNT-5'] } };
export const Valid: Story = {
  args: { state: 'valid', status: text('account.status_2') },
  parameters: { rules: ['ACCOUNT-5'] },
};
export const Retry: Story = {
  args: { state: 'retry', status: text('account.status_3') },
  parameters: { rules: ['ACCOUNT-5'] },
};
export const Invalid: Story = {
  args: { state: 'invalid', status: text('account.status_4') },
  parameters: { rules: ['ACCOUNT-5'] },
};
/** In Brazil an account number can be an email address. */
export const MailAddress: Story = {
  globals: { market: 'br' },
  args: { ...Valid.args, type: 'Pix', accountNo: 'anne.souza@gmail.com' },
};
/** Each kind of account number (phone, CPF, email address) is masked except for its ends. */
export const MaskedNumber: Story = {
  globals: { market: 'br' },
  args: { ...Valid.args, type: 'Pix' },
  render: (args) => (
    <>
      {['11987654321', '52998224725', 'anne.souza@gmail.com'].map((no) => (
        <AccountRow key={no} {...args} accountNo={no} />
      ))}
    </>
  ),
};
/** A wallet that takes several kinds of keys: the row says which one this is. */
export const WithKind: Story = {
  globals: { market: 'br' },
  args: { ...Valid.args, type: 'Pix', accountNo: '12345678909', kind: text('account.kind_CPF') },
};
