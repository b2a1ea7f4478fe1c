import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { lookOf } from '../calls/actLooks';
import type { ReasonedAct } from '../shared/ReasonedActs';
import { useOperatorTranslate } from '../../i18n/useTranslate';

/** What is decided about a person, or their account. */
export type PersonDecision = 'freeze' | 'unfreeze' | 'invalidate' | 'restore';

const labels = {
  freeze: 'ops.payout_freeze',
  unfreeze: 'ops.payout_unfreeze',
  invalidate: 'ops.account_invalidate',
  restore: 'ops.account_restore',
} as const satisfies Record<PersonDecision, string>;

/** Keys of what stops somebody; what takes it back has none. */
const shortcuts: Partial<Record<PersonDecision, string>> = { freeze: 'f', invalidate: 'i' };

/**
 * What can be decided about a person for whom there are these warnings: nothing that was done is offered again (OPS-13,
 * OPS-27).
 * @param also what else is offered: an account that is not invalid now may have had an invalid number before
 */
export function usePersonDecisions(
  warnings: readonly PayoutWarning[],
  decide: (action: PersonDecision, label: string, reason: string) => Promise<unknown>,
  also: readonly PersonDecision[] = [],
): ReasonedAct[] {
  const t = useOperatorTranslate();
  const isInvalid = warnings.includes('INVALID ACCOUNT');
  const offered: readonly PersonDecision[] = [
    warnings.includes('FROZEN') ? 'unfreeze' : 'freeze',
    isInvalid ? 'restore' : 'invalidate',
    ...(isInvalid ? [] : also),
  ];
  return offered.map((action) => {
    const label = t(labels[action]);
    const shortcut = shortcuts[action];
    return {
      label,
      ...lookOf(action),
      ...(shortcut !== undefined && { shortcut }),
      hasUsual: shortcut !== undefined,
      decide: (reason) => decide(action, label, reason),
    };
  });
}
