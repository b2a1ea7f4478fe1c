import type { ComponentProps } from 'react';
import { Root } from './RowList.styles';

/** The list that rows stand in. Give it an `aria-label` where no heading says what it holds. */
export function RowList(props: ComponentProps<'ul'>) {
  return <Root {...props} />;
}
