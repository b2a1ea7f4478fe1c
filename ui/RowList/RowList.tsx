import type { ComponentProps } from 'react';
import { Root } from './RowList.styles';

export interface RowListProps extends ComponentProps<'ul'> {
  /** `cards`: each row a card of its own; `card`: all of them in one, for short rows that are read together. */
  shape?: 'cards' | 'card';
}

/** The list that rows stand in. Give it an `aria-label` where no heading says what it holds. */
export function RowList({ shape = 'cards', ...rest }: RowListProps) {
  return <Root data-shape={shape} {...rest} />;
}
