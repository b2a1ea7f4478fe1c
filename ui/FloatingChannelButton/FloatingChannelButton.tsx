import type { ComponentProps } from 'react';
import { MegaphoneIcon } from '../icons/MegaphoneIcon';
import { Root } from './FloatingChannelButton.styles';

export interface FloatingChannelButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Says which channel it opens. */
  label: string;
  /** What it floats above: the edge of the screen, or a `BottomBar`. */
  above?: 'edge' | 'bar';
}

/** Floats in the lower corner and opens the product's channel of a messaging service (Indonesia only, PERSON-6). */
export function FloatingChannelButton({ label, above = 'edge', ...rest }: FloatingChannelButtonProps) {
  return (
    <Root type="button" data-above={above} aria-label={label} {...rest}>
      <MegaphoneIcon size={34} />
    </Root>
  );
}
