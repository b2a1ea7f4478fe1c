import type { ComponentProps, ReactNode } from 'react';
import { Root } from './FloatBox.styles';

export interface FloatBoxProps extends ComponentProps<'button'> {
  icon: ReactNode;
}

/** A pill that names the next thing worth doing; it floats at the lower edge of the screen. */
export function FloatBox({ icon, children, ...rest }: FloatBoxProps) {
  return (
    <Root type="button" data-wraps {...rest}>
      {icon}
      {children}
    </Root>
  );
}
