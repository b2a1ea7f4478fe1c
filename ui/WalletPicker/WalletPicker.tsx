import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { WalletTile } from '../WalletTile/WalletTile';
import { Name } from './WalletPicker.styles';

export interface WalletPickerProps extends Omit<RadioGroupProps<string>, 'options' | 'columns' | 'mark'> {
  /** The e-wallets of the market, e.g. `['DANA', 'OVO', 'GoPay']`. */
  types: readonly string[];
  /** Its name as its owner writes it, where that is not the type's own. */
  nameOf?: (type: string) => string;
}

const sameName = (type: string) => type;

/** The e-wallet that the account belongs to (ACCOUNT-1). */
export function WalletPicker({ types, nameOf = sameName, ...rest }: WalletPickerProps) {
  return (
    <RadioGroup
      mark="ring"
      options={types.map((type) => ({
        value: type,
        content: (
          <>
            <WalletTile type={type} />
            <Name>{nameOf(type)}</Name>
          </>
        ),
      }))}
      {...rest}
    />
  );
}
