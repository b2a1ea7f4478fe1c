import type { ComponentProps, ReactNode } from 'react';
import { Root, Side, Title } from './TitleBar.styles';

export interface TitleBarProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the page. */
  title: string;
  /** The back button, an `IconButton`, if there is one. */
  start?: ReactNode;
  /** Up to three `IconButton`s: tips, feedback or channel, and close. */
  end?: ReactNode;
}

/** The page's title with the buttons at the top of the page. Place it in a `Hero`. */
export function TitleBar({ title, start, end, ...rest }: TitleBarProps) {
  return (
    <Root {...rest}>
      {start}
      <Title>{title}</Title>
      {end && <Side>{end}</Side>}
    </Root>
  );
}
