import type { ComponentProps, ReactNode } from 'react';
import { End, Foot, Root, Text, Title, Words } from './Row.styles';

export interface RowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** `li` inside a list, `div` where it stands alone. */
  as?: 'li' | 'div';
  /** A picture before the words. */
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A badge at the end of the title's line: the text below has the whole width. */
  mark?: ReactNode;
  /** What stands at the right: an amount, a badge, a button. */
  end?: ReactNode;
  /** A line below everything else. */
  foot?: ReactNode;
}

/** The shape that all rows of lists share: picture, two lines of words, something at the right. Rows off the screen cost no layout. */
export function Row({ lead, title, mark, text, end, foot, children, ...rest }: RowProps) {
  return (
    <Root {...rest}>
      {lead}
      <Words>
        <Title data-marked={mark ? true : undefined}>
          {title}
          {mark}
        </Title>
        {text !== undefined && <Text>{text}</Text>}
        {children}
      </Words>
      {end !== undefined && <End>{end}</End>}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Root>
  );
}
