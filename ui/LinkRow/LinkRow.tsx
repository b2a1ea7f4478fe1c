import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Root } from './LinkRow.styles';

export interface LinkRowProps extends ComponentProps<'a'> {
  /** Picture before the text, in an `ArtColumn`. */
  icon?: ReactNode;
}

/** A row that links to another page, e.g. the event rules. */
export function LinkRow({ icon, children, ...rest }: LinkRowProps) {
  return (
    <Root {...rest}>
      {icon}
      <span>{children}</span>
      <ChevronIcon size={18} />
    </Root>
  );
}
