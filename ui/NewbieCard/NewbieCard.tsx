import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Root, Text, Title } from './NewbieCard.styles';

export interface NewbieCardProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** An icon, 40 px. */
  art: ReactNode;
  /** What pressing the card leads to, with the amount. */
  title: string;
  /** What is given, and how it is got. */
  text: string;
}

/**
 * A gold row for users who have earned cash but never withdrawn: leads to the first withdrawal and names its amount.
 */
export function NewbieCard({ art, title, text, ...rest }: NewbieCardProps) {
  return (
    <Root type="button" data-wraps {...rest}>
      {art}
      <span>
        <Title>{title}</Title> <Text>{text}</Text>
      </span>
      <ChevronIcon size={18} />
    </Root>
  );
}
