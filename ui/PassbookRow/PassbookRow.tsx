import type { ComponentProps } from 'react';
import { Badge } from '../Badge/Badge';
import { Row } from '../Row/Row';

/** Passbook statuses 1 to 3 of section 4. */
export type PassbookState = 'paying' | 'paid' | 'failed';

export interface PassbookRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  /** As people read it, e.g. `Rp 1.000`. */
  amount: string;
  /** When it was asked for, e.g. `05/03 20:07`. */
  date: string;
  state: PassbookState;
  /** The state in a word. */
  status: string;
  /** What it means for the money: when it arrives, where it went, why it came back. */
  hint?: string;
}

/** One withdrawal of the last 15 days (section 2, Passbook). */
export function PassbookRow({ amount, date, state, status, hint, ...rest }: PassbookRowProps) {
  return <Row data-state={state} title={amount} text={date} end={<Badge kind={state}>{status}</Badge>} foot={hint} {...rest} />;
}
