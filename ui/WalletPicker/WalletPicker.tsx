import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { WalletTile } from '../WalletTile/WalletTile';
import { Name } from './WalletPicker.styles';

export interface WalletPickerProps extends Omit<RadioGroupProps<string>, 'options' | 'columns' | 'mark'> {
  /** The e-wallets of the market, e.g. `['DANA', 'OVO', 'GoPay']`. */
  types: readonly string[];
  /** Display name of an e-wallet, if it differs from its type. */
  nameOf?: (type: string) => string;
}

const sameName = (type: string) => type;

/** Radio group of the market's e-wallets, to choose the one of the account (ACCOUNT-1). */
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
