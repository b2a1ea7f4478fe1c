import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { Fact, Facts, Head, Number, Root, Tip, Tips, Title, Warning, Words } from './TipsSection.styles';

export interface TipsSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Picture beside the title, 28 px; with one the section is a card, and its sentences have dots, not numbers. */
  art?: ReactNode;
  /** One sentence each. */
  tips: readonly string[];
  /** The sentences of a card are steps, and are numbered. */
  numbered?: boolean;
  /** The rule that costs something when it is not read, below the sentences. */
  warning?: string;
  /** Numbers that the rules state, above the sentences. */
  facts?: readonly { label: string; value: string }[];
}

/** Rules or advice below a heading (TIPS-1). Children are placed below, e.g. a link to customer service. */
export function TipsSection({ title, art, tips, numbered, warning, facts, children, ...rest }: TipsSectionProps) {
  const card = art !== undefined;
  const dots = card && !numbered;
  return (
    <Root data-look={card ? 'card' : undefined} {...rest}>
      <Head>
        {art}
        <Title>{title}</Title>
      </Head>
      {facts && (
        <Facts>
          {facts.map(({ label, value }) => (
            <Fact key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fact>
          ))}
        </Facts>
      )}
      <Tips>
        {tips.map((tip, index) => (
          <Tip key={tip}>
            <Number aria-hidden data-look={dots ? 'dot' : undefined}>
              {dots ? '' : index + 1}
            </Number>
            <Words>{tip}</Words>
          </Tip>
        ))}
      </Tips>
      {warning && (
        <Warning>
          <AlertIcon size={20} />
          <Words>{warning}</Words>
        </Warning>
      )}
      {/* eslint-disable-next-line no-restricted-syntax -- elements only, never bare text */}
      {children}
    </Root>
  );
}
