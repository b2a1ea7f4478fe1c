import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Puts cover and numbers into one grid cell; the taller of the two sets the height. */
export const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
`;

export const Cover = styled.div`
  &:empty {
    display: none;
  }
  &:not(:empty) + * > * {
    visibility: hidden;
  }
`;

export const Open = styled.button`
  display: block;
  width: 100%;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
`;

export const Top = styled.span`
  display: block;
  padding: ${theme.space[12]} ${theme.space[16]};
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 1.125rem;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const Amount = styled.span`
  display: flex;
  align-items: center;
  min-height: 2.625rem;
  margin-bottom: ${theme.space[8]};
  font: ${theme.type.money};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  color: ${theme.color.text};
`;

export const Note = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[8]};
  font: ${theme.type.caption};
  color: ${theme.color.paying.fg};
`;

// Amounts in one row, or in two on narrow screens. The words take two lines with and without numbers, so the layout
// does not shift when they load.
export const Band = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  min-height: 54px;
  padding: ${theme.space[8]} ${theme.space[16]};
  background: ${theme.color.reward.ground};
`;

export const Coins = styled.span`
  display: flex;
  align-items: center;
  max-width: 100%;
  gap: ${theme.space[8]};
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.text};
`;

export const Way = styled.span`
  display: flex;
  flex: 1 1 10.75rem;
  align-items: center;
  gap: ${theme.space[8]};
  min-width: 0;
  min-height: 2.25rem;

  > svg:first-child {
    color: ${theme.color.art.goldEdge};
  }
  @media ${narrow} {
    flex-basis: 100%;
  }
`;

export const Forecast = styled.span`
  display: block;
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  color: ${theme.color.reward.text};
`;

export const By = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
  text-wrap: balance;
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
