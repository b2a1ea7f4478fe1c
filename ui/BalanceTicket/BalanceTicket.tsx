import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { Ticket } from '../Ticket/Ticket';
import { Actions, Amount, Column, Note, Open } from './BalanceTicket.styles';
import { useCountUp } from './useCountUp';

export interface BalanceTicketProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined: not known (yet). Known amounts stay while `offline` or `stale`. */
  coins?: number;
  /** Decimal amount in the market's currency. */
  cash?: number;
  formatCoins: (coins: number) => string;
  formatCash: (cash: number) => string;
  coinsLabel: string;
  cashLabel: string;
  /** Name of the pressable numbers: both amounts, and where a press leads. */
  label: string;
  /** `offline`: the phone has no network. `stale`: newer amounts could not be loaded. `failed`: none could. */
  state: 'loading' | 'ready' | 'offline' | 'stale' | 'failed';
  /** Says what is the matter with the numbers, where something is. */
  note?: string | undefined;
  /** The numbers were pressed. */
  onOpen: () => void;
  /** Two buttons. */
  children: ReactNode;
}

function Counted({ value, format }: { value: number; format: (value: number) => string }) {
  return format(useCountUp(value));
}

/** Coins and cash on the big ticket that hangs from the hero. An amount that is not known is never shown as 0. */
export function BalanceTicket({
  coins,
  cash,
  formatCoins,
  formatCash,
  coinsLabel,
  cashLabel,
  label,
  state,
  note,
  onOpen,
  children,
  ...rest
}: BalanceTicketProps) {
  const column = (name: string, value: number | undefined, format: (value: number) => string) => (
    <Column>
      {name}
      <Amount>
        {value !== undefined ? (
          <Counted value={value} format={format} />
        ) : state === 'loading' ? (
          <Skeleton width="6.5rem" />
        ) : (
          '–'
        )}
      </Amount>
    </Column>
  );
  return (
    <Ticket
      tear="below"
      stub={<Actions>{children}</Actions>}
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      {...rest}
    >
      <Open type="button" data-wraps aria-label={note ? `${label} ${note}` : label} onClick={onOpen}>
        {column(coinsLabel, coins, formatCoins)}
        {column(cashLabel, cash, formatCash)}
        {note && (
          <Note>
            <AlertIcon size={16} />
            {note}
          </Note>
        )}
      </Open>
    </Ticket>
  );
}
