import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { wallets } from '#storybook/samples';
import { AccountRow, type AccountState } from './AccountRow';

const row = (
  state: AccountState,
  status: 'account.status_1' | 'account.status_2' | 'account.status_3' | 'account.status_4',
) =>
  told(({ t, market }) => (
    <AccountRow type={wallets[market].types[0]} accountNo={wallets[market].no} state={state} status={t(status)} />
  ));

const meta = {
  title: 'Components/AccountRow',
  component: AccountRow,
  parameters: {
    guide: {
      do: ['Say how far the check of the account is.'],
      dont: ['Show a whole account number anywhere but in the form it is typed into.'],
      related: ['WalletTile', 'PassbookRow'],
    },
  },
} satisfies Meta<typeof AccountRow>;
export default meta;
type Story = StoryObj;

export const Submitted: Story = { render: row('submitted', 'account.status_1') };
export const Valid: Story = { render: row('valid', 'account.status_2') };
export const Retry: Story = { render: row('retry', 'account.status_3') };
export const Invalid: Story = { render: row('invalid', 'account.status_4') };
/** In Brazil an account can be a mail address. */
export const MailAddress: Story = {
  globals: { market: 'br' },
  render: told(({ t }) => (
    <AccountRow type="PIX" accountNo="anne.souza@gmail.com" state="valid" status={t('account.status_2')} />
  )),
};
/** Of every kind of number only the ends are shown: phone, CPF, mail address. */
export const MaskedNumber: Story = {
  globals: { market: 'br' },
  render: told(({ t }) => (
    <>
      {['11987654321', '52998224725', 'anne.souza@gmail.com'].map((no) => (
        <AccountRow key={no} type="PIX" accountNo={no} state="valid" status={t('account.status_2')} />
      ))}
    </>
  )),
};
