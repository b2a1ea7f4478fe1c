import type { ComponentProps, ReactNode } from 'react';
import { Badge, Circle, Root } from './StatusArt.styles';
import { StatusBadge, type ArtStatus } from './StatusBadge';

export { type ArtStatus };

export interface StatusArtProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Picture of the subject, 64 px, e.g. a task, the wallet or an account. */
  children: ReactNode;
  /** Badge on the picture; none if undefined. */
  status?: ArtStatus;
  /** `small`: beside text that is read first, with a picture of 40 px. */
  size?: 'usual' | 'small';
  /** Colour of the circle if there is no badge: `gold` for a quota that is used up until it opens again. */
  ground?: 'red' | 'gold';
}

/**
 * A picture in a circle with a status badge. Decorative: the text next to it says the same. The picture never depends
 * on the status: a failed withdrawal still shows the wallet.
 */
export function StatusArt({ children, status, size = 'usual', ground = 'red', ...rest }: StatusArtProps) {
  return (
    <Root aria-hidden data-state={status ?? 'plain'} data-ground={ground} data-size={size} {...rest}>
      <Circle>{children}</Circle>
      {status && (
        <Badge>
          <StatusBadge status={status} {...(size === 'small' && { size: 26 })} />
        </Badge>
      )}
    </Root>
  );
}
