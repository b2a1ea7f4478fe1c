import type { ComponentProps } from 'react';
import { Root } from './RowList.styles';

export interface RowListProps extends ComponentProps<'ul'> {
  /** `cards`: each row is a card; `card`: all rows in one card, for short rows that belong together. */
  shape?: 'cards' | 'card';
}

/** List of `Row`s. Give it an `aria-label` if no heading names it. */
export function RowList({ shape = 'cards', ...rest }: RowListProps) {
  return <Root data-shape={shape} {...rest} />;
}
