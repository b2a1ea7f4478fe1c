import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Content, Root, Summary } from './Disclosure.styles';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** The one line that is seen at first, e.g. a question. */
  summary: string;
  /** What a tap on it shows, below: elements. */
  children: ReactNode;
}

/** One line behind which lies what few people ask for, e.g. why a rate is what it is (MONEY-12). */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <Summary>
        <span>{summary}</span>
        <ChevronIcon size={18} />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
