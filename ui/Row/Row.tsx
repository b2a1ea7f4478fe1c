import type { ComponentProps, ReactNode } from 'react';
import { End, Foot, Root, Text, Title, Words } from './Row.styles';

export interface RowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** `li` inside a list, `div` for a single row. */
  as?: 'li' | 'div';
  /** Picture before the text. */
  lead?: ReactNode;
  /** The first line. */
  title: ReactNode;
  /** The second line. */
  text?: ReactNode;
  /** Badge at the end of the title's line, which leaves the text below the full width. */
  mark?: ReactNode;
  /** Element at the right: an amount, a badge or a button. */
  end?: ReactNode;
  /** Full-width line below everything else. */
  foot?: ReactNode;
}

/**
 * Layout shared by all list rows: picture, two lines of text, and an element at the right. Rows outside the viewport
 * cost no layout (`content-visibility`).
 */
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
        {/* eslint-disable-next-line no-restricted-syntax -- elements only, never bare text */}
        {children}
      </Words>
      {end !== undefined && <End>{end}</End>}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Root>
  );
}
