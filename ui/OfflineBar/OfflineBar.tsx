import type { ComponentProps } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { Root } from './OfflineBar.styles';

/** Bar with the message that the device is offline. */
export function OfflineBar({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <Root role="status" {...rest}>
      <AlertIcon size={18} />
      <span>{children}</span>
    </Root>
  );
}
