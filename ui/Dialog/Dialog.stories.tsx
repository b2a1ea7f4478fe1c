import type { Market } from '@tally/contract/market';
import { formatMoney } from '@tally/locales/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { marketOf } from '../../.storybook/globals';
import { useStoryTranslation } from '../../.storybook/useStoryTranslation';
import { Button } from '../Button/Button';
import { CalendarIcon } from '../icons/CalendarIcon';
import { CoinIcon } from '../icons/CoinIcon';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';

const ok = fn();
const no = fn();
const close = fn();
const type = fn();
const sums = { id: [87500, 100000], ph: [51.5, 100], br: [6.8, 10] } as const;

function Example({
  which,
  market,
}: {
  which: 'one' | 'two' | 'stacked' | 'picture' | 'refusal' | 'busy' | 'longTitle' | 'input' | 'wide';
  market: Market;
}) {
  const t = useStoryTranslation();
  const [missing, amount] = sums[market];
  const later = { label: t('common.cancel'), onClick: no };
  const shown: Record<typeof which, DialogProps> = {
    one: {
      title: t('login.success_title'),
      message: t('login.success_message_noname'),
      primary: { label: t('common.ok'), onClick: ok },
    },
    two: {
      title: t('exit.title'),
      message: t('exit.lottery'),
      primary: { label: t('exit.stay_lottery'), onClick: ok },
      secondary: { label: t('exit.leave'), onClick: no },
    },
    stacked: {
      title: t('login.need_title'),
      message: t('login.need_message'),
      primary: { label: t('common.login'), onClick: ok },
      secondary: later,
    },
    picture: {
      picture: <CoinIcon size={56} />,
      title: t('withdraw.not_enough_title'),
      message: t('withdraw.not_enough_message', {
        missing: formatMoney(missing, market),
        amount: formatMoney(amount, market),
      }),
      primary: { label: t('common.earn_now'), onClick: ok },
      secondary: later,
    },
    refusal: {
      kind: 'alertdialog',
      picture: <CalendarIcon size={64} />,
      title: t('task.failed_title'),
      message: t('task.checkin_failed'),
      primary: { label: t('common.ok'), onClick: ok },
    },
    busy: {
      title: t('login.need_title'),
      message: t('login.need_withdraw'),
      primary: { label: t('common.login'), onClick: ok, state: 'busy' },
      secondary: later,
    },
    longTitle: {
      title: `${t('lucky.title')}: Super Cash Rewards Player`,
      message: t('lucky.expired'),
      primary: { label: t('common.ok'), onClick: ok },
    },
    wide: {
      kind: 'alertdialog',
      title: t('login.dup_user_title'),
      message: t('login.dup_user_message'),
      primary: { label: t('common.ok'), onClick: ok },
    },
    input: {
      title: t('title.dashboard'),
      primary: { label: t('common.ok'), onClick: ok },
      children: (
        <TextField
          label={t('ops.key_label')}
          value=""
          onValue={type}
          input={{ type: 'password', autoComplete: 'off' }}
        />
      ),
    },
  };
  return (
    <>
      <Button>{t('common.withdraw')}</Button>
      <Dialog {...shown[which]} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { title: '', primary: { label: '', onClick: ok } },
  render: (_args, { globals }) => <Example which="two" market={marketOf(globals)} />,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Say why, what is missing, and offer one act.', 'Make "Leave" as large as "Stay".'],
      dont: ['Ask for more than one decision.'],
      related: ['Toast'],
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (which: Parameters<typeof Example>[0]['which']): Story => ({
  render: (_args, { globals }) => <Example which={which} market={marketOf(globals)} />,
});

/** 68 % of the page wide: a message of up to 80 characters. */
export const OneButton: Story = {
  ...show('one'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog')).toHaveProperty('style.width', '68%');
  },
};
/** 80 % of the page wide: a message longer than 80 characters. */
export const Wide: Story = {
  ...show('wide'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alertdialog')).toHaveProperty('style.width', '80%');
  },
};
export const TwoButtons: Story = {
  ...show('two'),
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    const [leave, stay] = within(dialog).getAllByRole('button');
    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await userEvent.tab();
    await expect(stay).toHaveFocus();
    // Tab stays inside: the page behind cannot be reached.
    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalled();
    dialog.focus();
  },
};
/** A label longer than 10 characters: below one another, the primary button on top. */
export const Stacked: Story = show('stacked');
export const Picture: Story = show('picture');
export const Refusal: Story = show('refusal');
export const Busy: Story = show('busy');
/** A title longer than 30 characters is cut at 28 and two dots. */
export const LongTitle: Story = show('longTitle');
export const Input: Story = show('input');
