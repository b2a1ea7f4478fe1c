import type { ComponentProps, ReactNode } from 'react';
import { Body, Root } from './Page.styles';

export interface PageProps extends ComponentProps<'div'> {
  /** The `Hero`. */
  head?: ReactNode;
  /** What stays at the lower edge of the screen: a `BottomBar`. */
  bar?: ReactNode;
  /** What floats above the content: a `FloatingChannelButton`. There is room for it below the last line. */
  float?: ReactNode;
}

/** One screen: head, a column of content, a bar below. From 320 px; centred above 430 px. */
export function Page({ head, bar, float, children, ...rest }: PageProps) {
  return (
    <Root {...rest}>
      {head}
      <Body data-room={float ? 'float' : undefined}>
        {children}
        {float}
      </Body>
      {bar}
    </Root>
  );
}
