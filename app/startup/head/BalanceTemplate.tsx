import { BalanceTicket } from '@tally/ui/BalanceTicket';

/** The part of the balance ticket that a slot stands for; `fillBalanceTemplate` fills the slots. */
export type BalanceSlot = 'label' | 'name' | 'cash' | 'coins' | 'becomes' | 'by';

/**
 * Template of the balance ticket with amounts and an empty goal. index.html contains it for returning visitors, whose
 * amounts `fillBalanceTemplate` inserts.
 * @param mark returns the placeholder of a slot
 */
export function BalanceTemplate({ mark }: { mark: (slot: BalanceSlot) => string }) {
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
      goal={{ state: 'open' }}
      onOpen={() => undefined}
    >
      {null}
    </BalanceTicket>
  );
}
