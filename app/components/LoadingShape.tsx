import { Skeleton } from '@tally/ui/Skeleton';
import { Card, CardHead } from '@tally/ui/theme/card';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { Labelled, Line, Plain, Root } from './LoadingShape.styles';

const word = (width: string, height = '.8125rem') => <Skeleton width={width} height={height} />;
const block = (height: string) => <Skeleton shape="block" height={height} />;

const shapes = {
  heading: word('45%', '1.125rem'),
  line: word('100%'),
  short: word('60%'),
  /** A label and its value. */
  fact: (
    <Line>
      {word('30%')}
      {word('35%')}
    </Line>
  ),
  /** An app's icon beside its name. */
  app: (
    <CardHead>
      <Skeleton shape="block" width="72px" height="72px" />
      <Plain>
        {word('60%', '1.125rem')}
        {word('100%')}
      </Plain>
    </CardHead>
  ),
  field: (
    <Labelled>
      {word('40%')}
      {block('3rem')}
    </Labelled>
  ),
  button: block('3rem'),
  row: block('4.25rem'),
} satisfies Record<string, ReactNode>;

export type LoadingPart = keyof typeof shapes;

interface LoadingShapeProps {
  /** Names what is being loaded, where "Loading" is not specific enough. */
  label?: string;
  /** Placeholders for the card at the top. */
  card?: readonly LoadingPart[];
  /** Placeholders for the page below the card. */
  parts?: readonly LoadingPart[];
  /** Another placeholder on the page says that it is loading. */
  silent?: boolean;
}

const drawn = (parts: readonly LoadingPart[]) => parts.map((part, index) => <div key={index}>{shapes[part]}</div>);

/** Loading placeholder in the shape of a form, a card or a text (for lists: `LoadingRows`). */
export function LoadingShape({ label, card, parts, silent }: LoadingShapeProps) {
  const t = useTranslate();
  const said = { role: 'status', 'aria-busy': true, 'aria-label': label ?? t('common.loading') };
  return (
    <Root {...(silent ? { 'aria-hidden': true } : said)}>
      {card && <Card as="div">{drawn(card)}</Card>}
      {parts && <Plain>{drawn(parts)}</Plain>}
    </Root>
  );
}
