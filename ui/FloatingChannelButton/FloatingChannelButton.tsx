import type { ComponentProps } from 'react';
import { Button } from '../Button/Button';
import { MegaphoneIcon } from '../icons/MegaphoneIcon';
import { Strip } from './FloatingChannelButton.styles';

export interface FloatingChannelButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'onClick'> {
  /** Says which channel it opens. */
  label: string;
  /** What it floats above: the edge of the screen, or a `BottomBar`. */
  above?: 'edge' | 'bar';
  onClick?: () => void;
}

/**
 * Floats at the lower edge, on a strip that covers no part of a card, and opens the product's channel of a messaging service
 * (Indonesia only, PERSON-6).
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
