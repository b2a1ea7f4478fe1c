import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { Amount, Arrival, Content } from './AmountButtons.styles';

export interface AmountOption {
  /** In the market's currency, decimal. */
  value: number;
  /** The amount as people read it, e.g. `Rp 10.000`. */
  amount: string;
  /** When it arrives, e.g. `Arrives within 3 days`. */
  arrival: string;
  disabled?: boolean;
}
export interface AmountButtonsProps extends Omit<RadioGroupProps<number>, 'options' | 'columns'> {
  options: readonly AmountOption[];
}

/** The four amounts that can be withdrawn, each with the time it takes (WITHDRAW-3, WITHDRAW-11). */
export function AmountButtons({ options, ...rest }: AmountButtonsProps) {
  return (
    <RadioGroup
      columns={2}
      options={options.map(({ amount, arrival, ...option }) => ({
        ...option,
        content: (
          <Content>
            <Amount>{amount}</Amount> <Arrival>{arrival}</Arrival>
          </Content>
        ),
      }))}
      {...rest}
    />
  );
}
