import { Skeleton } from '@tally/ui/Skeleton';
import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import type { ReactNode } from 'react';
import { Figure, Figures, Note, Root, Value } from './AmountCard.styles';

export interface AmountFigure {
  label: string;
  /** As people read it; undefined: not known (yet). */
  value: string | undefined;
  size: 'hero' | 'normal' | 'small';
}

interface AmountCardProps {
  figures: readonly AmountFigure[];
  /** Without a value: `loading` shows that it comes, anything else a dash, never a zero. */
  state: 'loading' | 'ready' | 'offline';
  /** Says that the numbers are the last known ones. */
  offlineLabel: string;
  art?: ReactNode;
}

/** Amounts on the card that hangs from the head: coins, cash, what can be withdrawn. */
export function AmountCard({ figures, state, offlineLabel, art }: AmountCardProps) {
  return (
    <Root data-state={state} aria-busy={state === 'loading' || undefined}>
      <Figures>
        {figures.map(({ label, value, size }) => (
          <Figure key={label}>
            <dt>{label}</dt>
            <Value data-size={size}>{value ?? (state === 'loading' ? <Skeleton width="6.5rem" /> : '–')}</Value>
          </Figure>
        ))}
      </Figures>
      {art}
      {state === 'offline' && <Note><AlertIcon size={16} />{offlineLabel}</Note>}
    </Root>
  );
}
