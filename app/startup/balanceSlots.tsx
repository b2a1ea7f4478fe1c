import { BalanceTicket } from '@tally/ui/BalanceTicket';
import type { GoalBarProps } from '@tally/ui/GoalBar';

/** Which part of the balance's ticket a slot holds; `fillBalance` fills them. */
export type BalanceSlot = 'label' | 'name' | 'cash' | 'missing' | 'goal' | 'coins' | 'becomes' | 'by';

/**
 * The balance's ticket with amounts, before they are known: what index.html keeps for who comes back.
 * @param mark stands for a text
 */
export function BalanceSlots({ state, mark }: { state: GoalBarProps['state']; mark: (slot: BalanceSlot) => string }) {
  return (
    <BalanceTicket
      state="loading"
      label={mark('label')}
      cashLabel={mark('name')}
      coins={0}
      cash={0}
      formatCash={() => mark('cash')}
      formatCoins={() => mark('coins')}
      forecast={() => ({ cash: mark('becomes'), by: mark('by') })}
      exchange=""
      // Both parts of the way are there; a part that is empty is taken out.
      goal={{ state, cash: 0, coming: 1, text: mark('missing'), amount: mark('goal') }}
      onOpen={() => undefined}
    >
      {null}
    </BalanceTicket>
  );
}
