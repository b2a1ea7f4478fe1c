import styled from 'styled-components';
import { theme } from '../theme/theme';

/** One line: what finds no room in it is not seen, and still read out. */
export const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 6px;
  height: 1.125rem;
  overflow: hidden;
  font: ${theme.type.caption};
  color: ${theme.color.textCaption};
`;

export const Days = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 100%;

  > i {
    display: grid;
    place-items: center;
    width: 10px;
    height: 12px;
    border-radius: 3px;
    background: ${theme.color.neutral.bg};
    color: ${theme.color.reward.text};

    &[data-state='stamped'] {
      background: ${theme.color.art.gold};
    }
  }
  @media (forced-colors: active) {
    > i {
      border: 1px solid;
    }
  }
`;

export const Said = styled.span`
  line-height: 1.125rem;
  white-space: nowrap;
`;
