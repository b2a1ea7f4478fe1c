import type { PayoutExceptionKind } from '@tally/contract/operator/exceptions';

/** What a result of the provider contradicts, in words (OPS-22). */
export const exceptionKeys = {
  'PAID TWICE': 'ops.kind_paid_twice',
  'PAID AFTER FAILED': 'ops.kind_paid_after_failed',
  'PAID AFTER VOID': 'ops.kind_paid_after_void',
  'FAILED AFTER PAID': 'ops.kind_failed_after_paid',
  'OTHER AMOUNT': 'ops.kind_other_amount',
  'OTHER BATCH': 'ops.kind_other_batch',
  'REVERSED TWICE': 'ops.kind_reversed_twice',
  'REVERSED TOO MUCH': 'ops.kind_reversed_too_much',
  'REVERSED UNPAID': 'ops.kind_reversed_unpaid',
  'REFERENCE USED': 'ops.kind_reference_used',
} as const satisfies Record<PayoutExceptionKind, string>;
