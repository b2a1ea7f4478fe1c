import { desk, narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { rowsOnWide } from './rowsOnWide';

/** Blocks on a narrow page, rows on a wide one. */
export const Root = styled.table`
  display: block;
  width: 100%;
  padding: ${theme.space[12]} ${theme.space[16]} 0;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
  font: ${theme.type.small};
  overflow-wrap: anywhere;

  tbody {
    display: block;
  }
  thead {
    display: none;
  }
  /* The box that selects all rows has no column here. */
  thead[data-boxes] {
    display: block;

    th:not([data-box]) {
      display: none;
    }
    th[data-box] {
      text-align: left;
    }
  }
  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* What is chosen reaches the edges of the card. */
    margin: 0 calc(-1 * ${theme.space[16]});
    padding: ${theme.space[8]} ${theme.space[16]};
  }
  tr + tr {
    border-top: 1px solid ${theme.color.divider};
  }
  tbody tr:last-child {
    padding-bottom: ${theme.space[20]};
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
  }
  /* Not the ground of banners, which would look like an alarm in a table. */
  tr[data-state='chosen'] {
    background: ${theme.color.sunken};

    button {
      color: ${theme.color.text};
    }
  }
  tr[data-state='details'] {
    border-top: 0;
    background: ${theme.color.sunken};

    /* Cards lie in this card: an amount stays on one line, also in large text. */
    @media ${narrow} {
      padding-inline: ${theme.space[4]};
    }
  }
  td {
    font-variant-numeric: tabular-nums;
  }
  /* The column's name, and the value at the right end; one that is too long for that begins below the name. */
  td[data-label] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: baseline;

    /* It takes what the value leaves of the line. */
    &::before {
      flex: 1 0 auto;
      max-width: 100%;
      color: ${theme.color.textCaption};
      content: attr(data-label);
    }
  }
  /* A row's box stands before the name of its first column. */
  td[data-box] {
    position: absolute;
    margin-top: -10px;
  }
  td[data-box] + td {
    padding-left: ${theme.space[32]};
  }
  td[data-kind='number'] {
    white-space: nowrap;
  }
  td:empty {
    display: none;
  }

  ${rowsOnWide}
`;

export const Caption = styled.caption`
  display: block;
  padding-bottom: ${theme.space[4]};
  color: ${theme.color.text};
  font: ${theme.type.bodyStrong};
  text-align: left;

  @media ${desk} {
    display: table-caption;
    padding: ${theme.space[12]} 0 ${theme.space[8]};
  }
`;

export const Empty = styled.td`
  && {
    color: ${theme.color.textCaption};
  }
`;

/** What belongs to the chosen row; it has no column's name before it. */
export const Details = styled.td`
  && {
    display: block;
    height: auto;
    padding: 0 0 ${theme.space[8]};
    white-space: normal;
  }
  @media ${desk} {
    && {
      display: table-cell;
      padding: 0 ${theme.space[16]} ${theme.space[16]};
    }
  }
`;

/** Higher than its line, for the thumb, without a gap around it. */
export const Open = styled.button`
  min-height: ${theme.layout.buttonSmall};
  margin-block: calc((1.25rem - ${theme.layout.buttonSmall}) / 2);
  padding: 0;
  border: 0;
  color: ${theme.color.button.softLabel};
  background: none;
  font: ${theme.type.bodyStrong};
  text-align: left;
  text-decoration: underline;
  cursor: pointer;

  /* Rows of 40 px; a mouse needs no more. */
  @media ${desk} {
    min-height: 32px;
    margin-block: 0;
    white-space: nowrap;
  }
`;
