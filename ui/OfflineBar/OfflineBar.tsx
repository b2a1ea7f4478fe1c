import type { ComponentProps } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { Root } from './OfflineBar.styles';

/** Says that the phone is offline and how things stand. */
export function OfflineBar({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <Root role="status" {...rest}>
      <AlertIcon size={18} />
      <span>{children}</span>
    </Root>
  );
}
