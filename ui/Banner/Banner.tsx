import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Root, Text, Words } from './Banner.styles';

export interface BannerProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  art: ReactNode;
  title: string;
  text: string;
}

/** A wide button with a picture that leads to another page, e.g. a promotion on the withdraw page. */
export function Banner({ art, title, text, ...rest }: BannerProps) {
  return (
    <Root type="button" {...rest}>
      {art}
      <Words>
        {title}
        <Text>{text}</Text>
      </Words>
      <ChevronIcon size={20} />
    </Root>
  );
}
