import { FittedAmount } from '@tally/ui/FittedAmount';
import { Skeleton } from '@tally/ui/Skeleton';
import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import type { ReactNode } from 'react';
import { freshnessNote, freshnessOf } from '../session/freshness';
import { useOnline, useClock } from '../state/appContext';
import { useAppSelector } from '../state/reduxHooks';
import { selectUserRequest } from '../session/selectors';
import { useOfflineNote } from './useOfflineNote';
import { Figure, Figures, HangingTicket, Label, Note, Root, Total, Value, Wide } from './AmountCard.styles';

export interface AmountFigure {
  label: string;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  /** Formatted amount; undefined: not known (yet). */
  value: string | undefined;
  /** Font size; a `small` figure takes a row of its own below the others. */
  size: 'hero' | 'normal' | 'small';
}

interface AmountCardProps {
  figures: readonly AmountFigure[];
  /** Whether all data shown on the card has been loaded. */
  known: boolean;
  /** Whether the last request for it failed. */
  failed: boolean;
  /** When what was fetched besides the user's own amounts was fetched, by the phone's clock, ms since the epoch. */
  fetchedAt?: number | undefined;
  /** The page shows the error below the card: the card does not repeat it. */
  errorShown?: boolean;
  art?: ReactNode;
  /** Content below the amounts: progress to the next withdrawal, or what the coins will be exchanged for. */
  goal?: ReactNode;
  /** Content below the tear line; turns the card into a ticket. */
  stub?: ReactNode;
  /** An amount below the tear line, in place of a stub. */
  total?: AmountFigure;
}

/**
 * Card below the page's head that shows amounts: coins, cash, the amount that can be withdrawn. An unknown amount is
 * shown as loading or as a dash, never as zero.
 */
export function AmountCard(props: AmountCardProps) {
  const { figures, known, failed, fetchedAt = Infinity, errorShown = false, art, goal, stub, total } = props;
  const online = useOnline();
  const state = freshnessOf({ known, failed, online });
  const clockWrong = useClock().doubtful();
  const anyKnown = figures.some(({ value }) => value !== undefined);
  const { fulfilledTimeStamp = NaN } = useAppSelector(selectUserRequest);
  const note = useOfflineNote(
    errorShown && online ? undefined : freshnessNote(state, anyKnown, clockWrong),
    Math.min(fulfilledTimeStamp, fetchedAt),
  );
  const list = (shown: readonly AmountFigure[]) => (
    <Figures>
      {shown.map(({ label, aside, value, size }) => (
        <Figure key={label} data-size={size}>
          <Label>
            {label}
            {aside}
          </Label>
          <Value data-size={size}>
            <FittedAmount>{value ?? (state === 'loading' ? <Skeleton width="6.5rem" /> : '–')}</FittedAmount>
          </Value>
        </Figure>
      ))}
    </Figures>
  );
  const small = figures.filter(({ size }) => size === 'small');
  const foot = stub ?? (total && <Total>{list([total])}</Total>);
  const card = (
    <Root data-state={state} data-in={stub ? 'ticket' : total && 'total'} aria-busy={state === 'loading' || undefined}>
      {list(figures.filter((figure) => !small.includes(figure)))}
      {art}
      {goal && <Wide>{goal}</Wide>}
      {small.length > 0 && <Wide>{list(small)}</Wide>}
      {note && (
        <Note>
          <AlertIcon size={16} />
          {note}
        </Note>
      )}
    </Root>
  );
  return foot ? (
    <HangingTicket tear="below" stub={foot}>
      {card}
    </HangingTicket>
  ) : (
    card
  );
}
