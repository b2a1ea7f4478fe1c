import type { ComponentProps, ReactNode } from 'react';
import { Badge, Circle, Root } from './StatusArt.styles';
import { StatusBadge, type ArtStatus } from './StatusBadge';

export { type ArtStatus };

export interface StatusArtProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The picture of what it is about, 64 px: a task, the wallet, an account. */
  children: ReactNode;
  /** Without it the picture stands alone. */
  status?: ArtStatus;
  /** The circle's colour where no badge decides it: `gold` for what rests until it opens again. */
  ground?: 'red' | 'gold';
}

/**
 * A picture in a circle with a badge that says how it stands. Decoration: the words beside it say the same.
 * The object never changes with its state, so that a failed withdrawal still shows the wallet.
 */
export function StatusArt({ children, status, ground = 'red', ...rest }: StatusArtProps) {
  return (
    <Root aria-hidden data-state={status ?? 'plain'} data-ground={ground} {...rest}>
      <Circle>{children}</Circle>
      {status && (
        <Badge>
          <StatusBadge status={status} />
        </Badge>
      )}
    </Root>
  );
}
