import { maskAccount } from '@tally/contract/text/maskAccount';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectReducedFade } from '#storybook/expectReducedFade';
import { leftAmount, usualAmount, wallets } from '#storybook/samples';
import { byMarket, moment, money, text } from '#storybook/texts/storyArgs';
import type { StepItem } from '../Steps/Steps';
import { Receipt } from './Receipt';

const step = (state: StepItem['state'], number: number, name: string, words: string): StepItem => ({
  state,
  name,
  text: words,
  label: text('a11y.step', { step: number, total: 3, name }),
});

const meta = {
  title: 'Overlays/Receipt',
  component: Receipt,
  args: {
    title: text('withdraw.success_title'),
    amount: money(usualAmount),
    wallet: byMarket((market) => ({ type: wallets[market].types[0] ?? '', no: maskAccount(wallets[market].no) })),
    steps: [
      step('done', 1, text('passbook.requested'), moment(Date.UTC(2026, 10, 18, 12, 42))),
      step('now', 2, text('passbook.paying'), text('receipt.now')),
      step('next', 3, text('passbook.paid'), text('receipt.by', { date: moment(Date.UTC(2026, 10, 21, 12, 42)) })),
    ],
    left: { label: text('receipt.left'), value: money(leftAmount) },
    promise: text('withdraw.trust_back'),
    follow: text('receipt.follow'),
    message: text('withdraw.success_title'),
    primary: { label: text('withdraw.see_records'), onClick: fn() },
    secondary: { label: text('common.ok'), onClick: fn() },
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Say where the money goes and when it arrives at the latest.'],
      dont: ['Invent a number or a code for it.', 'Use it for anything but a withdrawal that was requested.'],
      related: ['Dialog', 'Steps'],
    },
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = {
  play: async ({ args }) => {
    const receipt = within(document.body).getByRole('dialog');
    await waitFor(() => expect(receipt).toHaveFocus());
    await expectReducedFade(receipt);
    const [first, second] = within(receipt).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await expect(args.primary.onClick).toHaveBeenCalledOnce();
    await userEvent.click(second as HTMLElement);
    await expect(args.secondary?.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The balance has not been reloaded since the withdrawal: the remaining cash is not shown. */
export const WithoutRest: Story = { args: { left: undefined }, parameters: { picture: { languages: 'first' } } };
