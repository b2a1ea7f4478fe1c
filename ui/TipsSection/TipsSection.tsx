import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { Fact, Facts, Head, Notice, Number, Root, Tip, Tips, Title, Words } from './TipsSection.styles';

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
  /** Numbers that the rules state, above the sentences; `closed`: there is none for now, the value says so. */
  facts?: readonly { label: string; value: string; state?: 'closed' | undefined }[];
  /** Says above all rules that they do not count for now. */
  notice?: string | undefined;
}

/** Rules or advice below a heading (TIPS-1). Children are placed below, e.g. a link to customer service. */
export function TipsSection(props: TipsSectionProps) {
  const { title, art, tips, numbered, warning, facts, notice, children, ...rest } = props;
  const card = art !== undefined;
  const dots = card && !numbered;
  return (
    <Root data-look={card ? 'card' : undefined} {...rest}>
      <Head>
        {art}
        <Title>{title}</Title>
      </Head>
      {notice && (
        <Notice data-kind="waiting">
          <ClockIcon size={20} />
          <Words>{notice}</Words>
        </Notice>
      )}
      {facts && (
        <Facts>
          {facts.map(({ label, value, state }) => (
            <Fact key={label} data-state={state}>
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
        <Notice data-kind="warning">
          <AlertIcon size={20} />
          <Words>{warning}</Words>
        </Notice>
      )}
      {/* eslint-disable-next-line no-restricted-syntax -- elements only, never bare text */}
      {children}
    </Root>
  );
}
