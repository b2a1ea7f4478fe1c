import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { usualAmount, wallets } from '#storybook/samples';
import { byMarket, moment, money, text } from '#storybook/texts/storyArgs';
import type { StepItem, StepState } from '../Steps/Steps';
import { RowList } from '../RowList/RowList';
import { PassbookRow } from './PassbookRow';

const onPress = fn();

const step = (index: number, state: StepState, name: string, words?: string, total = 3): StepItem => ({
  state,
  name,
  text: words,
  label: text('a11y.step', { step: index, total, name }),
});
const seconds = {
  now: step(2, 'now', text('passbook.paying'), text('receipt.now')),
  late: step(2, 'late', text('passbook.delayed')),
};
const steps = (second: keyof typeof seconds): StepItem[] => [
  step(1, 'done', text('passbook.requested'), moment(Date.UTC(2026, 2, 5, 13, 7))),
  seconds[second],
  step(
    3,
    'next',
    text('passbook.paid'),
    text(second === 'late' ? 'passbook.was_due' : 'receipt.by', { date: moment(Date.UTC(2026, 2, 8, 13, 7)) }),
  ),
];
/** A failure is the last step. */
const failed = [
  step(1, 'done', text('passbook.requested'), moment(Date.UTC(2026, 2, 5, 13, 7)), 2),
  step(2, 'failed', text('passbook.failed'), undefined, 2),
];

const meta = {
  title: 'Components/Rows and cards/PassbookRow',
  id: 'components-passbookrow',
  component: PassbookRow,
  args: {
    amount: money(usualAmount),
    wallet: byMarket({ id: wallets.id.types[0], ph: wallets.ph.types[0], br: wallets.br.types[0] }),
    date: moment(Date.UTC(2026, 2, 5, 13, 7)),
    state: 'paying',
    status: text('passbook.paying'),
  },
  decorators: [
    (Story) => (
      <RowList>
        <Story />
      </RowList>
    ),
  ],
  parameters: {
    guide: {
      do: ['Say where the money is now, also when a payment failed.'],
      dont: ['Show the status code of the server.'],
      related: ['RecordRow', 'Badge'],
    },
  },
} satisfies Meta<typeof PassbookRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What all rows of a delayed withdrawal show. */
const delayed = {
  state: 'delayed',
  status: text('passbook.delayed'),
  hint: text('passbook.hint_overdue'),
  steps: steps('late'),
} as const;

export const Paying: Story = {
  args: { steps: steps('now') },
  parameters: { rules: ['PASSBOOK-2'] },
};
/** The withdrawal takes longer than announced: the user can send a reminder. */
export const Overdue: Story = {
  args: {
    ...delayed,
    remind: { label: text('passbook.remind'), state: 'ready', onPress },
  },
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
/** The reminder is being sent. */
export const Reminding: Story = {
  args: {
    ...delayed,
    remind: { label: text('passbook.remind'), state: 'busy', onPress },
  },
};
/** The reminder was sent today: it can be sent again tomorrow. */
export const Reminded: Story = {
  args: {
    ...delayed,
    hint: text('passbook.hint_reminded'),
    remind: { label: text('passbook.reminded'), state: 'disabled', onPress },
  },
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onPress).not.toHaveBeenCalled();
  },
};
export const Paid: Story = {
  args: { state: 'paid', status: text('passbook.paid') },
  parameters: { rules: ['PASSBOOK-2', 'PASSBOOK-3'] },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    status: text('passbook.failed'),
    steps: failed,
    back: {
      text: text('passbook.back', { amount: money(usualAmount) }),
      hint: text('passbook.check'),
      actions: [
        { label: text('passbook.again'), onPress },
        { label: text('passbook.help'), onPress },
      ],
    },
  },
  parameters: { rules: ['PASSBOOK-2'] },
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};
/** The e-wallet sent the money back after it had been paid (PASSBOOK-6). */
export const Returned: Story = {
  args: {
    state: 'returned',
    status: text('passbook.returned'),
    steps: [
      step(1, 'done', text('passbook.requested'), moment(Date.UTC(2026, 2, 5, 13, 7))),
      step(2, 'done', text('passbook.paid')),
      step(3, 'failed', text('passbook.returned'), moment(Date.UTC(2026, 2, 7, 2, 40))),
    ],
    back: {
      text: text('passbook.back', { amount: money(usualAmount) }),
      hint: text('passbook.returned_hint'),
      actions: [
        { label: text('passbook.fix'), onPress },
        { label: text('passbook.help'), onPress },
      ],
    },
  },
};
/** The server does not say which e-wallet the money was sent to. */
export const UnknownWallet: Story = { args: { wallet: undefined, state: 'paid', status: text('passbook.paid') } };
