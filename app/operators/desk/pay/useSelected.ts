import type { PendingPayout } from '@tally/contract/operator/payouts';
import { useState } from 'react';
import type { SeveralEnd } from './PaySelected';

const warningsOf = ({ warnings }: PendingPayout) => warnings.join(' ');

/**
 * The withdrawals that somebody has selected, each with the warnings that it had then: one that has others by now is
 * selected no more (OPS-66, OPS-73).
 */
export function useSelected() {
  const [selected, setSelected] = useState<ReadonlyMap<number, string>>(new Map());
  const isSelected = (payout: PendingPayout) => selected.get(payout.id) === warningsOf(payout);
  const onSelect = (payouts: readonly PendingPayout[], isOn: boolean) => {
    const next = new Map(selected);
    for (const payout of payouts) {
      if (isOn) next.set(payout.id, warningsOf(payout));
      else next.delete(payout.id);
    }
    setSelected(next);
  };
  return { isSelected, onSelect };
}

/** Those that a press named and did not pay, once the list shows no more of them than that. */
export function unpaidOf({ ids, count, paid }: SeveralEnd, items: readonly PendingPayout[]): readonly number[] {
  const left = items.map(({ id }) => id).filter((id) => ids.includes(id));
  return left.length <= count - paid ? left : [];
}
