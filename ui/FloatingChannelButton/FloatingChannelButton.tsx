import type { ComponentProps } from 'react';
import { Button } from '../Button/Button';
import { MegaphoneIcon } from '../icons/MegaphoneIcon';
import { Strip } from './FloatingChannelButton.styles';

export interface FloatingChannelButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'onClick'> {
  /** Names the channel that the button opens. */
  label: string;
  /** `page`: the last element of a page whose lower edge belongs to a `BottomBar`; there are never two bars. */
  place?: 'float' | 'page';
  /** Called when it is pressed. */
  onClick?: () => void;
}

/**
 * Floats at the lower edge, on an opaque strip so that it does not cover part of a card, and opens the product's
 * channel in a messaging service (Indonesia only, PERSON-6).
 */
export function FloatingChannelButton({ label, place = 'float', onClick, ...rest }: FloatingChannelButtonProps) {
  return (
    <Strip data-place={place} {...rest}>
      <Button tone="soft" block data-wraps onClick={onClick}>
        <MegaphoneIcon size={24} />
        {label}
      </Button>
    </Strip>
  );
}
