import { Row, type RowProps } from '../Row/Row';
import { Amount } from './RecordRow.styles';

export interface RecordRowProps extends Omit<RowProps, 'end' | 'foot'> {
  /** The formatted amount, with its sign, e.g. `+1.000`. */
  amount: string;
  /** Only what goes out has a colour; a type without a sign never has one (INCOME-6). */
  sign: 'plus' | 'minus' | 'none';
}

/** One record of coins, cash or gifts: reason, time and amount. */
export function RecordRow({ amount, sign, ...rest }: RecordRowProps) {
  return <Row end={<Amount data-sign={sign}>{amount}</Amount>} {...rest} />;
}
