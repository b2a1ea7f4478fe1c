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
  ...toastStory('operator.submitted')(() => ({})),
  name: 'Submitted · ops.submitted · Submitted',
};
export const Failed: Story = {
  ...toastStory('operator.failed')(() => ({})),
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
  ...toastStory('operator.refused')(() => ({})),
  name: 'Pay Refused · ops.pay_refused',
};
export const OtherAccount: Story = {
  ...toastStory('operator.otherAccount')(() => ({})),
  name: 'Other Account · ops.account_changed',
};
export const InBatch: Story = {
  ...toastStory('operator.inBatch')(() => ({})),
  name: 'In Batch · ops.in_batch · IN BATCH',
};
export const HasResults: Story = {
  ...toastStory('operator.hasResults')(() => ({})),
  name: 'Has Results · ops.has_results · HAS RESULTS',
};
export const OutOfScope: Story = {
  ...toastStory('operator.outOfScope')(() => ({})),
  name: 'Out Of Scope · ops.error · ops.out_of_scope',
};
export const NeedsApproval: Story = {
  ...toastStory('operator.needsApproval')(() => ({})),
  name: 'Needs Approval · ops.needs_approval · NEEDS APPROVAL',
};
export const ApprovalOver: Story = {
  ...toastStory('operator.approvalOver')(() => ({})),
  name: 'Approval Over · ops.approval_over',
};
export const Contradicts: Story = {
  ...toastStory('operator.contradicts')(() => ({ count: 2 })),
  name: 'Contradicts · ops.contradicts',
};
export const Partly: Story = {
  ...toastStory('operator.partly')(() => ({ done: 13, left: 2 })),
  name: 'Partly · ops.partly',
};
export const ApprovalWaits: Story = {
  ...toastStory('operator.approvalWaits')(() => ({})),
  name: 'Approval Waits · ops.approval_waits · OTHER REQUEST WAITS',
};
