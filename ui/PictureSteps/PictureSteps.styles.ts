import { narrow, picturesDown } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Three columns would break the words into four lines. */
const stacked = `@container ${picturesDown}`;

/** Steps in one row; where three do not fit, each is a row with its picture beside the words. */
export const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr));
  gap: ${theme.space[12]};
  container-type: inline-size;

  &[data-ground='none'] {
    column-gap: ${theme.space[8]};
  }
`;

export const Step = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${theme.space[8]};
  font: ${theme.type.smallStrong};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  [data-ground='none'] > & {
    gap: ${theme.space[2]};
  }
  ${stacked} {
    && {
      grid: auto / auto 1fr;
      grid-column: 1 / -1;
      gap: ${theme.space[12]};
      place-items: center start;
      text-align: start;
    }
  }
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.chosen};

  @media ${narrow} {
    width: 56px;
    height: 56px;
  }
  [data-ground='none'] > * > & {
    width: 44px;
    height: 44px;
    background: none;
  }
  ${stacked} {
    && {
      width: 40px;
      height: 40px;
    }
    [data-ground='soft'] > * > & > svg {
      width: 28px;
      height: 28px;
    }
  }
`;

/** Arrow between this picture and the previous one. */
export const Arrow = styled.span`
  position: absolute;
  top: 22px;
  left: -16px;
  color: ${theme.color.art.goldEdge};

  @media ${narrow} {
    top: 18px;
  }
  [data-ground='none'] > * > & {
    top: 12px;
  }
  ${stacked} {
    display: none;
  }
`;
