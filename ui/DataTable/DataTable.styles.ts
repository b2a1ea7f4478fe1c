import styled from 'styled-components';
import { theme } from '../theme/theme';

const wide = '@media (min-width: 720px)';

/** Blocks on a narrow page, rows on a wide one. */
export const Root = styled.table`
  display: block;
  width: 100%;
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
  border-collapse: collapse;
  font: ${theme.type.small};
  overflow-wrap: anywhere;

  tbody {
    display: block;
  }
  thead {
    display: none;
  }
  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[8]} 0;
  }
  tr + tr {
    border-top: 1px solid ${theme.color.divider};
  }
  tr[data-state='chosen'] {
    background: ${theme.color.chosen};
  }
  td {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
    align-items: center;
    justify-content: space-between;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[data-kind='number'] {
    white-space: nowrap;
  }
  td[data-label]::before {
    flex: none;
    color: ${theme.color.textCaption};
    text-align: left;
    content: attr(data-label);
  }
  td:empty {
    display: none;
  }

  ${wide} {
    display: table;

    tbody {
      display: table-row-group;
    }
    thead {
      display: table-header-group;
    }
    tr {
      display: table-row;
    }
    th,
    td,
    td:empty {
      display: table-cell;
      padding: ${theme.space[8]};
      text-align: left;
      vertical-align: middle;
    }
    th {
      color: ${theme.color.textCaption};
      font: ${theme.type.small};
    }
    tbody tr {
      border-top: 1px solid ${theme.color.divider};
    }
    th[data-kind='number'],
    td[data-kind='number'] {
      text-align: right;
    }
    td[data-label]::before {
      content: none;
    }
  }
`;

export const Caption = styled.caption`
  display: block;
  padding-bottom: ${theme.space[4]};
  color: ${theme.color.text};
  font: ${theme.type.bodyStrong};
  text-align: left;

  ${wide} {
    display: table-caption;
    padding: ${theme.space[12]} ${theme.space[8]} ${theme.space[4]};
  }
`;

export const Empty = styled.td`
  color: ${theme.color.textCaption};
`;

export const Open = styled.button`
  min-height: ${theme.layout.buttonSmall};
  padding: 0;
  border: 0;
  color: ${theme.color.button.softLabel};
  background: none;
  font: ${theme.type.bodyStrong};
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
`;
