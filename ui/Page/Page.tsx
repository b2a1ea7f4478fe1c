import type { ComponentProps, ReactNode } from 'react';
import { Body, Root } from './Page.styles';

export interface PageProps extends ComponentProps<'div'> {
  /** The page's `Hero`. */
  head?: ReactNode;
  /** Element fixed to the lower edge of the screen: a `BottomBar`. */
  bar?: ReactNode;
  /** Element that floats above the content: a `FloatingChannelButton`. Space for it is reserved below the last line. */
  float?: ReactNode;
}

/** Layout of a screen: header, one column of content, and a bar below. At least 320 px wide; centred above 430 px. */
export function Page({ head, bar, float, children, ...rest }: PageProps) {
  return (
    <Root {...rest}>
      {head}
      <Body data-room={float ? 'float' : bar ? 'bar' : undefined}>
        {children}
        {float}
      </Body>
      {bar}
    </Root>
  );
}
