import { desk } from '@tally/tokens/layout';
import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** The table's rows and cells on a wide page. */
export const rowsOnWide = css`
  @media ${desk} {
    display: table;
    padding: 0;
    /* Corners of cells are round only where borders are not shared. */
    border-collapse: separate;
    border-spacing: 0;

    tbody {
      display: table-row-group;
    }
    thead,
    thead[data-boxes] {
      display: table-header-group;
    }
    thead[data-boxes] th:not([data-box]) {
      display: table-cell;
    }
    tr {
      display: table-row;
    }
    th,
    td,
    td[data-label],
    td:empty {
      display: table-cell;
      /* Wide enough for a name's longest word. */
      min-width: 5rem;
      /* One line of words, and more where there is no room for one. */
      height: 40px;
      padding: ${theme.space[2]} ${theme.space[8]};
      text-align: left;
      vertical-align: middle;
    }
    /* As far from the edge as on cards. */
    th:first-child,
    td:first-child {
      padding-left: ${theme.space[16]};
    }
    th:last-child,
    td:last-child {
      padding-right: ${theme.space[16]};
    }
    th {
      overflow-wrap: normal;
      color: ${theme.color.textCaption};
      font: ${theme.type.small};
    }
    td {
      border-top: 1px solid ${theme.color.divider};
    }
    /* The cells are what is seen of a row: those of the last one have the card's corners. */
    tr[data-state] {
      background: none;
    }
    tr[data-state] > td {
      background: ${theme.color.sunken};
    }
    tr[data-state='details'] > td {
      border-top: 0;
    }
    tbody tr:last-child > :first-child {
      border-bottom-left-radius: ${theme.radius.card};
    }
    tbody tr:last-child > :last-child {
      border-bottom-right-radius: ${theme.radius.card};
    }
    th[data-kind='number'],
    td[data-kind='number'] {
      min-width: 0;
      text-align: right;
    }
    /* What stands at the left beside it is another value. */
    [data-kind='number'] + :not([data-kind='number']) {
      padding-left: ${theme.space[16]};
    }
    th[data-kind='short'],
    td[data-kind='short'] {
      width: 1%;
      min-width: 0;
      white-space: nowrap;
    }
    th[data-box],
    td[data-box] {
      position: static;
      width: 1%;
      min-width: 0;
      padding: 0 0 0 ${theme.space[8]};
    }
    th[data-box] + th,
    td[data-box] + td {
      padding-left: ${theme.space[4]};
    }
    td[data-label]::before {
      content: none;
    }
  }
`;
