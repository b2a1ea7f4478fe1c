import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectReducedFade } from '#storybook/expectReducedFade';
import { money, resolve, text } from '#storybook/texts/storyArgs';
import { Button } from '../Button/Button';
import { CalendarIcon } from '../icons/CalendarIcon';
import { CoinIcon } from '../icons/CoinIcon';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';

const ok = { label: text('common.ok'), onClick: fn() };
const cancel = { label: text('common.cancel'), onClick: fn() };

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { title: text('login.success_title'), primary: ok, onClose: fn() },
  decorators: [
    (Story, { globals }) => (
      <>
        <Button>{resolve(text('common.withdraw'), globals)}</Button>
        <Story />
      </>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'Say why, what is missing, and offer one act.',
        'Make "Leave" as large as "Stay".',
        'Give it the rank of what it is about: money, a question, trouble, a limit, good news.',
      ],
      dont: [
        'Ask for more than one decision.',
        'Cut the name of a person.',
        'Compose one by hand: a rank has one look.',
      ],
      related: ['Toast'],
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 68 % of the page wide: a message of up to 80 characters. */
export const OneButton: Story = {
  args: { message: text('login.success_message') },
  parameters: { rules: ['DIALOG-2'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog')).toHaveProperty('style.width', '68%');
    await expectReducedFade(within(canvasElement).getByRole('dialog').parentElement);
  },
};
/** 80 % of the page wide: a message longer than 80 characters. */
export const Wide: Story = {
  args: {
    kind: 'alertdialog',
    title: text('network.clock_title'),
    message: text('network.clock'),
  },
  parameters: { rules: ['DIALOG-2'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alertdialog')).toHaveProperty('style.width', '80%');
  },
};
export const TwoButtons: Story = {
  args: {
    title: text('exit.title'),
    message: text('exit.lottery'),
    primary: { label: text('exit.stay_lottery'), onClick: fn() },
    secondary: { label: text('exit.leave'), onClick: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    const [leave, stay] = within(dialog).getAllByRole('button');
    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await userEvent.tab();
    await expect(stay).toHaveFocus();
    // Tab stays inside the dialog: the page behind it cannot be focused.
    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    dialog.focus();
  },
};
/** A label that does not fit half of the width: the buttons are stacked, the primary one on top. */
export const Stacked: Story = {
  args: {
    title: text('login.need_title'),
    message: text('login.need_message'),
    primary: { label: text('review.go_store'), onClick: fn() },
    secondary: cancel,
  },
};
export const Picture: Story = {
  args: {
    picture: <CoinIcon size={56} />,
    title: text('withdraw.not_enough_title'),
    message: text('withdraw.not_enough_message', {
      missing: money({ id: 87500, ph: 51.5, br: 6.8 }),
      amount: money({ id: 100000, ph: 100, br: 10 }),
    }),
    primary: { label: text('common.earn_now'), onClick: fn() },
    secondary: cancel,
  },
};
export const Refusal: Story = {
  args: {
    kind: 'alertdialog',
    picture: <CalendarIcon size={64} />,
    title: text('task.failed_title'),
    message: text('task.checkin_failed'),
  },
};
export const Busy: Story = {
  args: {
    title: text('login.need_title'),
    message: text('login.need_withdraw'),
    primary: { label: text('common.login'), onClick: fn(), state: 'busy' },
    secondary: cancel,
  },
};
/** The primary button in another look than the usual red: something is given, or refused. */
export const Gives: Story = {
  args: {
    title: text('ops.confirm_title'),
    primary: { label: text('common.confirm'), onClick: fn(), tone: 'low' },
    secondary: cancel,
  },
};
export const Refuses: Story = {
  args: {
    title: text('ops.confirm_title'),
    primary: { label: text('common.confirm'), onClick: fn(), tone: 'danger' },
    secondary: cancel,
  },
};
/** A title longer than 30 characters is cut to 28 characters and two dots. */
export const LongTitle: Story = {
  args: {
    title: `${text('lucky.title')}: Super Cash Rewards Player`,
    message: text('lucky.expired'),
  },
  parameters: { rules: ['DIALOG-1'] },
};
export const Input: Story = {
  args: {
    title: text('title.dashboard'),
    children: (
      <TextField
        label={text('ops.key_label')}
        value=""
        onValue={fn()}
        input={{ type: 'password', autoComplete: 'off' }}
      />
    ),
  },
};
