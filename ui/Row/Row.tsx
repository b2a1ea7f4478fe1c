import type { ComponentProps, ReactNode } from 'react';
import { End, Foot, Root, Text, Title, Words } from './Row.styles';

export interface RowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** `li` inside a list, `div` where it stands alone. */
  as?: 'li' | 'div';
  /** A picture before the words. */
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** What stands at the right: an amount, a badge, a button. */
  end?: ReactNode;
  /** `whole`: where the words and what is at the right do not fit beside one another, the latter goes below; else the words break. */
  words?: 'broken' | 'whole';
  /** A line below everything else. */
  foot?: ReactNode;
}

/** The shape that all rows of lists share: picture, two lines of words, something at the right. Rows off the screen cost no layout. */
export function Row({ lead, title, text, end, foot, words = 'broken', children, ...rest }: RowProps) {
  return (
    <Root data-words={words} {...rest}>
      {lead}
      <Words>
        <Title>{title}</Title>
        {text !== undefined && <Text>{text}</Text>}
        {children}
      </Words>
      {end !== undefined && <End>{end}</End>}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Root>
  );
}
