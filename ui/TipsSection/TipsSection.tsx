import type { ComponentProps } from 'react';
import { Number, Root, Tip, Tips, Title, Words } from './TipsSection.styles';

export interface TipsSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** One sentence each. */
  tips: readonly string[];
}

/** Numbered rules or advice below a heading (TIPS-1). Children are placed below, e.g. a link to customer service. */
export function TipsSection({ title, tips, children, ...rest }: TipsSectionProps) {
  return (
    <Root {...rest}>
      <Title>{title}</Title>
      <Tips>
        {tips.map((tip, index) => (
          <Tip key={tip}>
            <Number aria-hidden>{index + 1}</Number>
            <Words>{tip}</Words>
          </Tip>
        ))}
      </Tips>
      {children}
    </Root>
  );
}
