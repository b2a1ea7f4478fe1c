import type { ComponentProps } from 'react';
import { MarkIcon } from '../icons/MarkIcon';
import { SmilingTicketIcon } from '../icons/tickets/SmilingTicketIcon';
import { Root, Word } from './Logo.styles';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The product's name: the word beside the mark, and what screen readers say. */
  name: string;
  /** `mark`: without the word, where it stands beside it anyway. */
  form?: 'whole' | 'mark';
  /** Height of the mark: 24, 32 or 56 px. It is never smaller. */
  size?: 'small' | 'normal' | 'large';
  /** `hero`: on the red head, where the ticket needs no tile. */
  ground?: 'page' | 'hero';
}

const heights = { small: 24, normal: 32, large: 56 } as const;

/**
 * The product's mark, alone or with its word (PRODUCT-5). Its clear space, a quarter of the mark's height on each side,
 * is part of it.
 */
export function Logo({ name, form = 'whole', size = 'normal', ground = 'page', ...rest }: LogoProps) {
  const Mark = ground === 'hero' ? SmilingTicketIcon : MarkIcon;
  return (
    <Root role="img" aria-label={name} data-size={size} data-ground={ground} {...rest}>
      <Mark size={heights[size]} />
      {form === 'whole' && <Word aria-hidden>{name}</Word>}
    </Root>
  );
}
