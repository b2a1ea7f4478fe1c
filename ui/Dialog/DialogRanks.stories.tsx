import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { money, text } from '#storybook/texts/storyArgs';
import { AccountIcon } from '../icons/AccountIcon';
import { EnvelopeIcon } from '../icons/EnvelopeIcon';
import { SleepingGoldTicketIcon } from '../icons/tickets/SleepingGoldTicketIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { StatusArt } from '../StatusArt/StatusArt';
import { Dialog } from './Dialog';

const cancel = { label: text('common.cancel'), onClick: fn() };

/** A dialog has the rank of what it is about, and all of one rank look alike (DIALOG-11). */
const meta = {
  title: 'Overlays/Dialog ranks',
  component: Dialog,
  args: { title: text('login.success_title'), primary: { label: text('common.ok'), onClick: fn() }, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Let the content decide: an amount makes it money, a refusal trouble.'],
      dont: ['Give a dialog a rank in order to be noticed.'],
      related: ['Dialog', 'StatusArt', 'Receipt'],
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question, or what has to be told: a picture in the middle. */
export const Question: Story = {
  args: {
    picture: (
      <StatusArt>
        <AccountIcon size={64} />
      </StatusArt>
    ),
    title: text('login.need_title'),
    message: text('login.need_message'),
    secondary: cancel,
  },
  parameters: { rules: ['DIALOG-11'] },
};
/** Good news: the same, with a tick. */
export const Done: Story = {
  args: {
    rank: 'done',
    picture: (
      <StatusArt status="done">
        <EnvelopeIcon size={64} />
      </StatusArt>
    ),
    title: text('feedback.success_title'),
    message: text('feedback.success_message'),
  },
  parameters: { rules: ['DIALOG-11'] },
};
/** About money: the amount is the largest word. */
export const Money: Story = {
  args: {
    rank: 'money',
    picture: (
      <StatusArt status="failed">
        <WalletIcon size={64} />
      </StatusArt>
    ),
    title: text('withdraw.failed_title'),
    amount: money({ id: 10000, ph: 100, br: 10 }),
    message: text('withdraw.withdraw_submit_failed'),
  },
  parameters: { rules: ['DIALOG-11'] },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await expect(dialog).toHaveAttribute('data-rank', 'money');
    const sizes = [...dialog.querySelectorAll('h2, p')].map((words) => parseFloat(getComputedStyle(words).fontSize));
    // The title, the amount, the message (DIALOG-11).
    await expect(sizes[1]).toBe(Math.max(...sizes));
  },
};
/** What can be mended is read: a small picture, and words that begin at the left. */
export const Trouble: Story = {
  args: {
    kind: 'alertdialog',
    rank: 'trouble',
    picture: (
      <StatusArt size="small" status="failed">
        <AccountIcon size={40} />
      </StatusArt>
    ),
    title: text('account.failed_title'),
    message: text('account.account_submit_failed'),
    primary: { label: text('account.confirm_edit'), onClick: fn() },
  },
  parameters: { rules: ['DIALOG-11'] },
};
/** It opens again at its time: the golden part of a ticket. */
export const Limit: Story = {
  args: {
    rank: 'limit',
    picture: (
      <StatusArt ground="gold">
        <SleepingGoldTicketIcon size={64} />
      </StatusArt>
    ),
    title: text('task.limit_title'),
    message: text('task.lottery_limit'),
  },
  parameters: { rules: ['DIALOG-11'] },
};
/** A title that names a person is never cut: it takes two lines. */
export const WholeTitle: Story = {
  args: {
    title: text('ops.ask_refuse', {
      name: 'Sari Wulandari Kusumawardhani',
    }),
    wholeTitle: true,
    primary: { label: text('common.confirm'), onClick: fn(), tone: 'danger' },
    secondary: cancel,
  },
  parameters: { rules: ['DIALOG-1'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('Sari Wulandari Kusumawardhani');
  },
};
