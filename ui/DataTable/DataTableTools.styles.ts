import { desk } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The name of a column by which the rows can be sorted. */
export const Sort = styled.button`
  position: relative;
  min-height: 32px;
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:not([data-sort='none']) {
    color: ${theme.color.text};
    font: ${theme.type.smallStrong};
  }
`;

/** Points up where the smallest is first. It stands beside the name, where it takes no room of the columns. */
export const SortMark = styled.span`
  position: absolute;
  top: calc(50% - 2px);
  left: calc(100% + ${theme.space[2]});
  border: 4px solid transparent;
  border-top: 0;
  border-bottom: 5px solid currentColor;

  [data-kind='number'] & {
    right: calc(100% + ${theme.space[2]});
    left: auto;
  }
  [data-sort='descending'] > & {
    transform: rotate(180deg);
  }
  [data-sort='none'] > & {
    visibility: hidden;
  }
  [data-sort='none']:hover > & {
    visibility: visible;
  }
`;

/** Wide enough for a thumb around the small box. */
export const BoxLabel = styled.label`
  display: inline-flex;
  gap: ${theme.space[12]};
  align-items: center;
  min-width: ${theme.layout.buttonSmall};
  min-height: ${theme.layout.buttonSmall};
  cursor: pointer;

  @media ${desk} {
    display: flex;
    justify-content: center;
    min-width: 32px;
    min-height: 32px;

    /* For screen readers only. */
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Box = styled.input`
  flex: none;
  width: 18px;
  height: 18px;
  margin: 0;
  accent-color: ${theme.color.button.fill};
  cursor: inherit;
`;
