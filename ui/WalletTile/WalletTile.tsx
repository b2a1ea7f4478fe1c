import type { ComponentProps } from 'react';
import { Root } from './WalletTile.styles';

/** Initials of each e-wallet that the product pays to (ACCOUNT-1); its colours are the token with its name. */
const initials: Readonly<Record<string, string>> = {
  dana: 'DA',
  ovo: 'OVO',
  gopay: 'GO',
  gcash: 'GC',
  grabpay: 'GR',
  pix: 'Pix',
  pagbank: 'PB',
};

export interface WalletTileProps extends ComponentProps<'span'> {
  /** Name of the e-wallet, e.g. `DANA`; an unknown one shows its first two letters. */
  type: string;
}

/** Tile with the initials of an e-wallet, in place of the brand's logo. Decorative: the name is shown next to it. */
export function WalletTile({ type, ...rest }: WalletTileProps) {
  const wallet = type.toLowerCase();
  return (
    <Root aria-hidden data-wallet={wallet} {...rest}>
      {initials[wallet] ?? type.slice(0, 2).toUpperCase()}
    </Root>
  );
}
