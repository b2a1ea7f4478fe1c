import type { ComponentProps, ReactNode } from 'react';
import { Body, Root } from './Page.styles';

export interface PageProps extends ComponentProps<'div'> {
  /** The `Hero`. */
  head?: ReactNode;
  /** What stays at the lower edge of the screen: a `BottomBar`. */
  bar?: ReactNode;
}

/** One screen: head, a column of content, a bar below. From 320 px; centred above 430 px. */
export function Page({ head, bar, children, ...rest }: PageProps) {
  return (
    <Root {...rest}>
      {head}
      <Body>{children}</Body>
      {bar}
    </Root>
  );
}
