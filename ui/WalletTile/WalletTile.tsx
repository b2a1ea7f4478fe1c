import type { ComponentProps } from 'react';
import { Root } from './WalletTile.styles';

/** Letters and tone of each e-wallet the product pays to (ACCOUNT-1). */
const tiles: Record<string, readonly [letters: string, tone: string]> = {
  DANA: ['DA', 'blue'],
  OVO: ['OVO', 'plain'],
  GoPay: ['GO', 'green'],
  GCash: ['GC', 'blue'],
  GrabPay: ['GR', 'green'],
  PIX: ['PIX', 'green'],
  PagBank: ['PB', 'gold'],
};

export interface WalletTileProps extends ComponentProps<'span'> {
  /** Name of the e-wallet, e.g. `DANA`; an unknown one shows its first two letters. */
  type: string;
}

/** An e-wallet as a lettered tile, in place of a brand's logo. Decoration: its name stands beside it. */
export function WalletTile({ type, ...rest }: WalletTileProps) {
  const [letters, tone] = tiles[type] ?? [type.slice(0, 2).toUpperCase(), 'plain'];
  return (
    <Root aria-hidden data-tone={tone} {...rest}>
      {letters}
    </Root>
  );
}
