import type { ComponentProps } from 'react';
import { Button } from '../Button/Button';
import { MegaphoneIcon } from '../icons/MegaphoneIcon';
import { Strip } from './FloatingChannelButton.styles';

export interface FloatingChannelButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'onClick'> {
  /** Names the channel that the button opens. */
  label: string;
  /** What is below the button: the edge of the screen, or a `BottomBar`. */
  above?: 'edge' | 'bar';
  onClick?: () => void;
}

/**
 * Floats at the lower edge, on an opaque strip so that it does not cover part of a card, and opens the product's
 * channel in a messaging service (Indonesia only, PERSON-6).
 */
export function FloatingChannelButton({ label, above = 'edge', onClick, ...rest }: FloatingChannelButtonProps) {
  return (
    <Strip data-above={above} {...rest}>
      <Button tone="soft" block data-wraps onClick={onClick}>
        <MegaphoneIcon size={24} />
        {label}
      </Button>
    </Strip>
  );
}
