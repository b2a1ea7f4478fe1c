import { useState, type ComponentProps } from 'react';
import { EwalletIcon } from '../icons/EwalletIcon';
import { Mark, Root } from './WalletTile.styles';

export interface WalletTileProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The e-wallet's own mark, from the deployment's catalogue; without one, or if it cannot be loaded, a neutral sign. */
  icon?: string | undefined;
}

/** Tile of an e-wallet (ACCOUNT-25). Decorative: the wallet's name is shown next to it. */
export function WalletTile({ icon, ...rest }: WalletTileProps) {
  const [broken, setBroken] = useState<string>();
  const own = icon && icon !== broken ? icon : undefined;
  return (
    <Root aria-hidden data-state={own ? 'own' : 'neutral'} {...rest}>
      {own ? <Mark src={own} alt="" decoding="async" onError={() => setBroken(own)} /> : <EwalletIcon size={24} />}
    </Root>
  );
}
