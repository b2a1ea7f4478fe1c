import type { ComponentProps, ReactNode } from 'react';
import { Root, Side, Title } from './TitleBar.styles';

export interface TitleBarProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  /** The way back: an `IconButton`, where there is one. */
  start?: ReactNode;
  /** Up to three `IconButton`s: tips, feedback or channel, and close. */
  end?: ReactNode;
}

/** Name of the page with what can be reached from its top. Stands in a `Hero`. */
export function TitleBar({ title, start, end, ...rest }: TitleBarProps) {
  return (
    <Root {...rest}>
      {start}
      <Title>{title}</Title>
      {end && <Side>{end}</Side>}
    </Root>
  );
}
