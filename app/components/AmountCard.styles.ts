import { Ticket } from '@tally/ui/Ticket';
import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

/**
 * A ticket on the boundary between red head and page: whatever the stub's height, the page's background begins behind
 * it, 12 px below the notches, where the red ends. The ticket's own filter would give that ground a shadow too, so the
 * stub's comes from a box of its shape.
 */
export const HangingTicket = styled(Ticket)`
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    isolation: isolate;
    filter: none;

    /* The stub, its ground and its shadow share a cell. */
    > :last-child,
    &::before,
    &::after {
      grid-area: 2 / 1;
    }
    &::before,
    &::after {
      content: '';
      z-index: -1;
    }
    &::before {
      margin: ${theme.space[12]} calc(-1 * ${theme.layout.gutter}) 0;
      background: ${theme.color.page};
    }
    &::after {
      border-radius: ${theme.radius.card};
      box-shadow: ${theme.elevation.ticket};
    }
  }
`;

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};

  &[data-in] {
    box-shadow: none;
  }
  /* Its gold band ends at the tear line. */
  &[data-in='total'] {
    padding-bottom: 0;
  }
`;

/** Takes a full row of the card. */
export const Wide = styled.div`
  flex: 1 0 100%;
  min-width: 0;

  & + & {
    margin-top: ${theme.space[4]};
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex: 1 1 10rem;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[20]};
  min-width: 0;
  margin: 0;
`;

/** Columns of equal width, as on the big ticket; an amount that is too long wraps to the next row. */
export const Figure = styled.div`
  flex: 1 1 30%;
  min-width: max-content;
  font: ${theme.type.small};
  color: ${theme.color.textCaption};

  /* As wide as the card's room at most: a longer amount gets smaller. */
  > * {
    max-width: min(100vw - 66px, 364px);
  }
  &[data-size='small'] {
    display: flex;
    flex: 1 0 100%;
    min-width: 0;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space[8]};
    padding-top: ${theme.space[4]};
    border-top: 2px dashed ${theme.color.divider};
  }
`;

export const Label = styled.dt`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
`;

/** An amount below the tear line, whose dashes are the ticket's. The red ends 12 px below its notches. */
export const Total = styled.div`
  padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[16]};

  ${Figure} {
    padding-top: 0;
    border: 0;
  }
`;

export const Value = styled.dd`
  display: flex;
  align-items: center;
  min-height: 2rem;
  margin: 0;
  font: ${theme.type.amount};
  letter-spacing: -0.02em;
  color: ${theme.color.text};

  &[data-size='hero'] {
    font: ${theme.type.money};
  }
  &[data-size='small'] {
    min-height: 1.5rem;
    font: ${theme.type.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
`;

export const Note = styled.p`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: ${theme.space[4]};
  font: ${theme.type.caption};
  color: ${theme.color.paying.fg};

  [data-in='total'] > & {
    margin-bottom: ${theme.space[12]};
  }
`;
