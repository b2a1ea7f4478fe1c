import type { ComponentProps } from 'react';
import { MegaphoneIcon } from '../icons/MegaphoneIcon';
import { Root } from './FloatingChannelButton.styles';

export interface FloatingChannelButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Says which channel it opens. */
  label: string;
}

/** Floats in the lower corner and opens the product's channel of a messaging service (Indonesia only, sections 2 and 6). */
export function FloatingChannelButton({ label, ...rest }: FloatingChannelButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest}>
      <MegaphoneIcon size={34} />
    </Root>
  );
}
