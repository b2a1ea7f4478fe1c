import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountTypes } from '@tally/contract/market/wallets';
import { walletName } from '@tally/locales/walletName';
import { amounts, dialogStory, type OverlayArgs } from '#testing/overlayStory';

/** How a withdrawal has ended, told on home (DAY-4). */
const meta = { title: 'Overlays/Dialogs/Payment', parameters: { layout: 'fullscreen' } } satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const PaymentArrived: Story = {
  ...dialogStory('payment.arrived', ['DAY-4'])(({ money, market }) => ({
    amount: money(amounts[market]),
    type: walletName(accountTypes[market][0]),
  })),
  name: 'Payment Arrived · payment.paid',
};
/** A backend that does not say which e-wallet it was. */
export const PaymentArrivedSomewhere: Story = {
  ...dialogStory('payment.arrived')(({ money, market }) => ({ amount: money(amounts[market]) })),
  name: 'Payment Arrived Somewhere · payment.paid_wallet',
};
export const PaymentReturned: Story = {
  ...dialogStory('payment.returned', ['DAY-4'])(({ money, market }) => ({ amount: money(amounts[market]) })),
  name: 'Payment Returned · payment.failed',
};
