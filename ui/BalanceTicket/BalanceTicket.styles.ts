import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Open = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  width: 100%;
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.card};
`;

// Halves; a long amount takes what it needs, and the other goes below when that is too much.
export const Column = styled.span`
  flex: 1 1 30%;
  min-width: max-content;
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
`;

// As wide as the ticket's room at most: beyond it even the longest amount in the largest text breaks.
export const Amount = styled.span`
  display: flex;
  align-items: center;
  min-height: 2rem;
  font: ${theme.type.amount};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  max-width: calc(100vw - 66px);
  overflow-wrap: anywhere;
  color: ${theme.color.text};
`;

export const Note = styled.span`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  gap: ${theme.space[4]};
  font: ${theme.type.caption};
  color: ${theme.color.paying.fg};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};

  > * {
    flex: 1 1 7rem;
    width: auto;
    min-width: max-content;
  }
`;
