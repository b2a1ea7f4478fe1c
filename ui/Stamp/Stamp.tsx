import type { ComponentProps } from 'react';
import { Root } from './Stamp.styles';

export interface StampProps extends ComponentProps<'span'> {
  /** Count below the text, e.g. `10/10`. */
  count?: string | undefined;
}

/** Marks something as finally done, e.g. paid or used up. */
export function Stamp({ count, children, ...rest }: StampProps) {
  return (
    <Root {...rest}>
      <span>{children}</span>
      {count && <small>{count}</small>}
    </Root>
  );
}
