import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Art, Root, Words } from './LinkRow.styles';

export interface LinkRowProps extends ComponentProps<'a'> {
  icon?: ReactNode;
}

/** A row that links to another page, e.g. the event rules. */
export function LinkRow({ icon, children, ...rest }: LinkRowProps) {
  return (
    <Root {...rest}>
      {icon && <Art>{icon}</Art>}
      <Words>{children}</Words>
      <ChevronIcon size={18} />
    </Root>
  );
}
