import type { Meta, StoryObj } from '@storybook/react-vite';
import { toastStory, type OverlayArgs } from '#testing/overlayStory';

/** Every toast of the operators' pages (OPS-6). */
const meta = {
  title: 'Overlays/Operator toasts',
  id: 'overlays-operator-toasts',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const Submitted: Story = {
  ...toastStory('operator.submitted', ['OPS-6'])(() => ({})),
  name: 'Submitted · ops.submitted · Submitted',
};
export const Paid: Story = {
  ...toastStory('operator.submitted')(({ t, money }) => ({
    what: t('ops.done_pay', { amount: money(1000), name: 'Sari Dewi' }),
  })),
  name: 'Paid · ops.done_pay · what was done',
};
export const NothingDone: Story = {
  ...toastStory('operator.nothingDone')(() => ({ reason: 'busy' as const, code: 429 })),
  name: 'Nothing Done · ops.error · ops.nothing_busy',
};
export const NothingDoneKey: Story = {
  ...toastStory('operator.nothingDone')(() => ({ reason: 'key' as const, code: 401 })),
  name: 'Nothing Done Key · ops.error · ops.nothing_key',
};
export const NothingDoneLarge: Story = {
  ...toastStory('operator.nothingDone')(() => ({ reason: 'large' as const, code: 413 })),
  name: 'Nothing Done Large · ops.error · ops.nothing_large',
};
export const NothingDoneClosing: Story = {
  ...toastStory('operator.nothingDone')(() => ({ reason: 'closing' as const, code: 503 })),
  name: 'Nothing Done Closing · ops.error · ops.nothing_closing',
};
export const NothingDoneRefused: Story = {
  ...toastStory('operator.nothingDone')(() => ({ reason: 'refused' as const, code: 400 })),
  name: 'Nothing Done Refused · ops.error · ops.nothing_refused',
};
export const NotCounted: Story = {
  ...toastStory('operator.notCounted', ['OPS-5'])(() => ({})),
  name: 'Not Counted · ops.error · ops.not_counted',
};
export const Failed: Story = {
  ...toastStory('operator.failed', ['OPS-6'])(() => ({})),
  name: 'Failed · ops.error · ERROR!',
};
export const SomeFailed: Story = {
  ...toastStory('operator.someFailed')(() => ({})),
  name: 'Some Failed · ops.batch_some_failed',
};
export const NotDone: Story = {
  ...toastStory('operator.notDone')(() => ({ info: 'UNDER REVIEW' })),
  name: 'Not Done · ops.submitted · an unknown info',
};
export const PayRefused: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'settled' })),
  name: 'Pay Refused · ops.refused_settled · ALREADY SETTLED',
};
export const Frozen: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'frozen' })),
  name: 'Frozen · ops.refused_frozen · FROZEN',
};
export const InvalidAccount: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'invalid' })),
  name: 'Invalid Account · ops.refused_invalid · INVALID ACCOUNT',
};
export const InBatch: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'in_batch' })),
  name: 'In Batch · ops.refused_in_batch · IN BATCH',
};
export const Closed: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'closed' })),
  name: 'Closed · ops.refused_closed · ALREADY CLOSED',
};
export const NotPaid: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'not_paid' })),
  name: 'Not Paid · ops.refused_not_paid · NOT PAID',
};
export const NoAccount: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'no_account' })),
  name: 'No Account · ops.refused_no_account · NO ACCOUNT',
};
export const OtherAccount: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'other_account' })),
  name: 'Other Account · ops.refused_other_account · OTHER ACCOUNT',
};
export const Voided: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'voided' })),
  name: 'Voided · ops.refused_voided · ALREADY VOIDED',
};
export const Signed: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'signed' })),
  name: 'Signed · ops.refused_signed · ALREADY SIGNED OFF',
};
export const HasResults: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'has_results' })),
  name: 'Has Results · ops.refused_has_results · HAS RESULTS',
};
export const Decided: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'decided' })),
  name: 'Decided · ops.refused_decided · ALREADY DECIDED',
};
export const Lapsed: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'lapsed' })),
  name: 'Lapsed · ops.refused_lapsed · LAPSED',
};
export const OwnRequest: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'own' })),
  name: 'Own Request · ops.refused_own · OWN REQUEST',
};
export const ChangedSince: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'changed' })),
  name: 'Changed Since · ops.refused_changed · CHANGED SINCE',
};
export const NotPossible: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'impossible' })),
  name: 'Not Possible · ops.refused_impossible · NOT POSSIBLE',
};
export const PastEnd: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'past_end' })),
  name: 'Past End · ops.refused_past_end · PAST END',
};
export const ApprovalWaits: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'other_waits' })),
  name: 'Approval Waits · ops.refused_other_waits · OTHER REQUEST WAITS',
};
export const WarningChanged: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'warnings' })),
  name: 'Warning Changed · ops.refused_warnings · WARNING CHANGED',
};
export const ClawbackWaits: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'clawback' })),
  name: 'Clawback Waits · ops.refused_clawback · CLAWBACK WAITS',
};
export const AskerGone: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'asker_gone' })),
  name: 'Asker Gone · ops.refused_asker_gone · ASKER GONE',
};
export const NumberInUse: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'number_in_use' })),
  name: 'Number In Use · ops.refused_number_in_use · NUMBER IN USE',
};
export const NeedReason: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'need_reason' })),
  name: 'Need Reason · ops.refused_need_reason · NEED REASON',
};
export const NotThere: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'unknown' })),
  name: 'Not There · ops.refused_unknown · UNKNOWN REQUEST',
};
export const BadAmount: Story = {
  ...toastStory('operator.refused')(() => ({ reason: 'bad_amount' })),
  name: 'Bad Amount · ops.refused_bad_amount · BAD AMOUNT',
};
export const AboveLeft: Story = {
  ...toastStory('operator.aboveLeft')(() => ({})),
  name: 'Above Left · ops.above_left',
};
export const OutOfScope: Story = {
  ...toastStory('operator.outOfScope')(() => ({})),
  name: 'Out Of Scope · ops.error · ops.out_of_scope',
};
export const NeedsApproval: Story = {
  ...toastStory('operator.needsApproval')(() => ({})),
  name: 'Needs Approval · ops.needs_approval · NEEDS APPROVAL',
};
export const Partly: Story = {
  ...toastStory('operator.partly')(() => ({ done: 13, left: 2 })),
  name: 'Partly · ops.partly',
};
