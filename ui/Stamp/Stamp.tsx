import type { ComponentProps } from 'react';
import { Root } from './Stamp.styles';

export interface StampProps extends ComponentProps<'span'> {
  /** Below the word, e.g. `10/10`. */
  count?: string | undefined;
}

/** Says that something is done for good: paid, used up. */
export function Stamp({ count, children, ...rest }: StampProps) {
  return (
    <Root {...rest}>
      <span>{children}</span>
      {count && <small>{count}</small>}
    </Root>
  );
}
