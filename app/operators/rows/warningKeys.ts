import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';

/** Text keys of the warnings about a person or their withdrawal (OPS-12). */
export const warningKeys = {
  'NUMBER SEEN': 'ops.warn_number',
  'NAME SEEN': 'ops.warn_name',
  'BAD NUMBER': 'ops.warn_bad_number',
  'MANY PHONES': 'ops.warn_phones',
  PACE: 'ops.warn_pace',
  'DUP USER': 'ops.warn_duplicate',
  FROZEN: 'ops.warn_frozen',
  'INVALID ACCOUNT': 'ops.warn_invalid',
  DEBT: 'ops.warn_debt',
  'CLAWBACK WAITS': 'ops.warn_clawback',
  'MEMBER BURST': 'ops.warn_members',
} as const satisfies Record<PayoutWarning, string>;

/** What to do about a warning, where that is not plain from its name. */
export const warningHints = {
  'BAD NUMBER': 'ops.warn_bad_number_hint',
  'INVALID ACCOUNT': 'ops.warn_invalid_hint',
  'CLAWBACK WAITS': 'ops.warn_clawback_hint',
  'MEMBER BURST': 'ops.warn_members_hint',
} as const satisfies Partial<Record<PayoutWarning, string>>;
