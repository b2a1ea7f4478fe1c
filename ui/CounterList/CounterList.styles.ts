import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.dl`
  padding: ${theme.space[4]} ${theme.space[16]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};

  &[data-shape='inset'] {
    padding-inline: ${theme.space[12]};
    border-radius: ${theme.radius.button};
    background: ${theme.color.sunken};
    box-shadow: none;
  }
  &[data-shape='stacked'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
    padding: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  padding: ${theme.space[4]} 0;
  & + & {
    border-top: 1px solid ${theme.color.divider};
  }
  &[data-several] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${theme.space[8]} 0;

    dt {
      grid-row: 1 / span 9;
    }
    dd {
      grid-column: 2;
      text-align: right;
    }
  }
  dt {
    flex: 1 1 6rem;
    min-width: 0;
    color: ${theme.color.textSecondary};
    font: ${theme.type.small};
  }
  dd {
    max-width: 100%;
    margin-left: auto;
    overflow-wrap: anywhere;
    color: ${theme.color.text};
    font: ${theme.type.label};
    font-variant-numeric: tabular-nums;
  }
  &[data-look='wrong'] dd {
    color: ${theme.color.failed.fg};
  }
  /* A card within a card is narrow: an amount stays on one line, also in large text. */
  [data-shape='inset'] > & dd {
    font: ${theme.type.bodyStrong};
  }
  [data-shape='stacked'] > & {
    display: block;
    min-height: 0;
    padding: 0;
    border-top: 0;

    dd {
      color: ${theme.color.text};
      font: ${theme.type.smallStrong};
    }
  }
`;
