import type { ComponentProps, ReactNode } from 'react';
import { Root } from './FloatBox.styles';

export interface FloatBoxProps extends ComponentProps<'button'> {
  icon: ReactNode;
  /** What it floats above: the edge of the screen, or a `BottomBar`. */
  above?: 'edge' | 'bar';
}

/** A pill that floats above the lower edge of the page and names the next thing worth doing. */
export function FloatBox({ icon, above = 'edge', children, ...rest }: FloatBoxProps) {
  return (
    <Root type="button" data-above={above} {...rest}>
      {icon}
      {children}
    </Root>
  );
}
