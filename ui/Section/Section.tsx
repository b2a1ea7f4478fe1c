import { useId, type ComponentProps, type ReactNode } from 'react';
import { Aside, Head, Root, Title } from './Section.styles';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title of the section. */
  title: string;
  /** Short text or a link at the end of the title's line. */
  aside?: ReactNode;
}

/** A part of a page with a title; its children are placed in a column. */
export function Section({ title, aside, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside && <Aside>{aside}</Aside>}
      </Head>
      {children}
    </Root>
  );
}
