import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { WalletTile } from '../WalletTile/WalletTile';
import { Name, Note, Words } from './WalletPicker.styles';

export interface WalletPickerProps extends Omit<RadioGroupProps<string>, 'options' | 'columns' | 'mark'> {
  /** The e-wallets of the market, e.g. `['DANA', 'OVO', 'GoPay']`. */
  types: readonly string[];
  /** Display name of an e-wallet, if it differs from its type. */
  nameOf?: (type: string) => string;
  /** The mark of an e-wallet that the deployment has one of; the others show a neutral sign. */
  iconOf?: (type: string) => string | undefined;
  /** Those that cannot be chosen for now, and the words that say so beside their names. */
  closed?: { readonly types: readonly string[]; readonly text: string };
}

const sameName = (type: string) => type;

/**
 * Radio group of the market's e-wallets, to choose the one of the account (ACCOUNT-1). One that is closed for now stays
 * where it is, and says so (RULES-4).
 */
export function WalletPicker({ types, nameOf = sameName, iconOf, closed, ...rest }: WalletPickerProps) {
  const isClosed = (type: string) => closed?.types.includes(type) ?? false;
  return (
    <RadioGroup
      mark="ring"
      options={types.map((type) => ({
        value: type,
        disabled: isClosed(type),
        content: (
          <>
            <WalletTile icon={iconOf?.(type)} />
            {isClosed(type) ? (
              <Words>
                <Name>{nameOf(type)}</Name> <Note>{closed?.text}</Note>
              </Words>
            ) : (
              <Name>{nameOf(type)}</Name>
            )}
          </>
        ),
      }))}
      {...rest}
    />
  );
}
