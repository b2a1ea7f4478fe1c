import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { WalletTile } from '../WalletTile/WalletTile';
import { Name } from './WalletPicker.styles';

export interface WalletPickerProps extends Omit<RadioGroupProps<string>, 'options' | 'columns'> {
  /** The e-wallets of the market, e.g. `['DANA', 'OVO', 'GoPay']`. */
  types: readonly string[];
}

/** The e-wallet that the account belongs to (ACCOUNT-1). */
export function WalletPicker({ types, ...rest }: WalletPickerProps) {
  return (
    <RadioGroup
      options={types.map((type) => ({
        value: type,
        content: (
          <>
            <WalletTile type={type} />
            <Name>{type}</Name>
          </>
        ),
      }))}
      {...rest}
    />
  );
}
