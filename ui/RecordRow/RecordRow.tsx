import { Row, type RowProps } from '../Row/Row';
import { Amount } from './RecordRow.styles';

export interface RecordRowProps extends Omit<RowProps, 'end' | 'foot'> {
  /** The amount as people read it, its sign included, e.g. `+1.000`. */
  amount: string;
  /** Types without a sign have no colour either, so that the list never contradicts the ledger (INCOME-6). */
  sign: 'plus' | 'minus' | 'none';
}

/** One coin, cash or gift record: what for, when, how much. */
export function RecordRow({ amount, sign, ...rest }: RecordRowProps) {
  return <Row end={<Amount data-sign={sign}>{amount}</Amount>} {...rest} />;
}
