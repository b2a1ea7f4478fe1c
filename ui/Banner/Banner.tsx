import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Lines, Root, Text, Words } from './Banner.styles';

export interface BannerProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** The picture. */
  art: ReactNode;
  /** What it is about. */
  title: string;
  /** One sentence more. */
  text: string;
  /** Marks what waits behind it as advertising. */
  mark?: string | undefined;
}

/** A wide button with a picture that leads to another page, e.g. a promotion on the withdraw page. */
export function Banner({ art, title, text, mark, ...rest }: BannerProps) {
  return (
    <Root type="button" {...rest}>
      {art}
      <Words>
        <Lines>
          {title}
          <Text>{text}</Text>
        </Lines>
        {mark && <Badge kind="ad">{mark}</Badge>}
      </Words>
      <ChevronIcon size={20} />
    </Root>
  );
}
