import type { ComponentProps, ReactNode } from 'react';
import { ClockIcon } from '../icons/ClockIcon';
import {
  Caption,
  Fact,
  Facts,
  Head,
  Notice,
  Number,
  Root,
  StepsTitle,
  Tip,
  Tips,
  Title,
  Words,
} from './TipsSection.styles';

export interface TipsSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title of the section. */
  title: string;
  /** Picture beside the title, 28 px; with one the section is a card, and its sentences have dots, not numbers. */
  art?: ReactNode;
  /** One sentence each. */
  tips: readonly string[];
  /** What is done one after the other, numbered, with a title of its own below the sentences. */
  steps?: { title: string; items: readonly string[] };
  /** Said more quietly than the rules, below all of them. */
  caption?: string;
  /** Numbers that the rules state, below the sentences; `closed`: there is none for now, the value says so. */
  facts?: readonly { label: string; value: string; state?: 'closed' | undefined }[];
  /** Says above all rules that they do not count for now. */
  notice?: string | undefined;
}

const List = ({ items, dots }: { items: readonly string[]; dots: boolean }) => (
  <Tips>
    {items.map((item, index) => (
      <Tip key={item}>
        <Number aria-hidden data-look={dots ? 'dot' : undefined}>
          {dots ? '' : index + 1}
        </Number>
        <Words>{item}</Words>
      </Tip>
    ))}
  </Tips>
);

/** Rules or advice below a heading (TIPS-1). Children are placed below, e.g. a link to customer service. Every sentence may
 * be missing where the numbers say it all. */
export function TipsSection(props: TipsSectionProps) {
  const { title, art, tips, steps, caption, facts, notice, children, ...rest } = props;
  const card = art !== undefined;
  return (
    <Root data-look={card ? 'card' : undefined} {...rest}>
      <Head>
        {art}
        <Title>{title}</Title>
      </Head>
      {notice && (
        <Notice>
          <ClockIcon size={20} />
          <Words>{notice}</Words>
        </Notice>
      )}
      {tips.length > 0 && <List items={tips} dots={card} />}
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
      {steps && (
        <>
          <StepsTitle>{steps.title}</StepsTitle>
          <List items={steps.items} dots={false} />
        </>
      )}
      {/* eslint-disable-next-line no-restricted-syntax -- elements only, never bare text */}
      {children}
      {caption && <Caption>{caption}</Caption>}
    </Root>
  );
}
