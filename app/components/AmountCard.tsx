import { Skeleton } from '@tally/ui/Skeleton';
import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { balanceNote, balanceState } from '../session/balanceState';
import { useOnline } from '../platform/useOnline';
import { Figure, Figures, HangingTicket, Note, Root, Value, Wide } from './AmountCard.styles';

export interface AmountFigure {
  label: string;
  /** As people read it; undefined: not known (yet). */
  value: string | undefined;
  /** A `small` one is a line of its own beneath the others. */
  size: 'hero' | 'normal' | 'small';
}

interface AmountCardProps {
  figures: readonly AmountFigure[];
  /** All that the card shows is there. */
  known: boolean;
  /** The last request for it went wrong. */
  failed: boolean;
  /** The page says below the card what went wrong: it is not said twice. */
  errorShown?: boolean;
  art?: ReactNode;
  /** Below the amounts: how far the next withdrawal is, or what the coins become. */
  goal?: ReactNode;
  /** Makes the card a ticket: what stands below its tear line. */
  stub?: ReactNode;
}

/** Amounts on the card that hangs from the head: coins, cash, what can be withdrawn. An unknown one is on its way or a dash, never a zero. */
export function AmountCard({ figures, known, failed, errorShown = false, art, goal, stub }: AmountCardProps) {
  const t = useTranslate();
  const online = useOnline();
  const state = balanceState({ known, failed, online });
  const anyKnown = figures.some(({ value }) => value !== undefined);
  const note = errorShown && online ? undefined : balanceNote(state, anyKnown);
  const list = (shown: readonly AmountFigure[]) => (
    <Figures>
      {shown.map(({ label, value, size }) => (
        <Figure key={label} data-size={size}>
          <dt>{label}</dt>
          <Value data-size={size}>{value ?? (state === 'loading' ? <Skeleton width="6.5rem" /> : '–')}</Value>
        </Figure>
      ))}
    </Figures>
  );
  const small = figures.filter(({ size }) => size === 'small');
  const card = (
    <Root data-state={state} data-in={stub ? 'ticket' : undefined} aria-busy={state === 'loading' || undefined}>
      {list(figures.filter((figure) => !small.includes(figure)))}
      {art}
      {goal && <Wide>{goal}</Wide>}
      {small.length > 0 && <Wide>{list(small)}</Wide>}
      {note && (
        <Note>
          <AlertIcon size={16} />
          {t(note)}
        </Note>
      )}
    </Root>
  );
  return stub ? (
    <HangingTicket tear="below" stub={stub}>
      {card}
    </HangingTicket>
  ) : (
    card
  );
}
