import type { ComponentProps } from 'react';
import { Root } from './WalletTile.styles';

/** Letters of each e-wallet the product pays to (ACCOUNT-1); its colours are the token of its name. */
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

/** An e-wallet as a lettered tile, in place of a brand's logo. Decoration: its name stands beside it. */
export function WalletTile({ type, ...rest }: WalletTileProps) {
  const wallet = type.toLowerCase();
  return (
    <Root aria-hidden data-wallet={wallet} {...rest}>
      {initials[wallet] ?? type.slice(0, 2).toUpperCase()}
    </Root>
  );
}
