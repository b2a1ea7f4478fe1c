import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogStory, type OverlayArgs } from '#testing/overlayStory';

/** Dialogs about whose wallet number it is (ACCOUNT-19, ACCOUNT-20). */
const meta = { title: 'Overlays/Dialogs/Numbers', parameters: { layout: 'fullscreen' } } satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

/** A number that no operator is known to have is asked about (ACCOUNT-19). */
export const AccountUnknown: Story = {
  ...dialogStory('account.unknown')(() => ({ no: '08941234567' })),
  globals: { market: 'ph' },
  name: 'Account Unknown Number · account.unknown_message · UNKNOWN NUMBER',
};
/** Half a name is asked about where a wallet has a whole one (ACCOUNT-21). */
export const AccountHalfName: Story = {
  ...dialogStory('account.halfName')(() => ({ type: 'GCash', name: 'Juan' })),
  globals: { market: 'ph' },
  name: 'Account Half Name · account.half_name_message',
};
/** Operators decide about a number that somebody else had (ACCOUNT-20). */
export const AccountClaimed: Story = {
  ...dialogStory('account.claimed')(() => ({ days: 3 })),
  name: 'Account Claimed · account.claim_message · CLAIM WAITS',
};
export const AccountNumberInUse: Story = {
  ...dialogStory('account.numberInUse')(() => ({})),
  name: 'Account Number In Use · account.claim_in_use',
};
