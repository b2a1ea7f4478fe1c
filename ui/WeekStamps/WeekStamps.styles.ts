import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 6px;
  font: ${theme.type.caption};
  color: ${theme.color.textCaption};
`;

export const Days = styled.span`
  display: flex;
  gap: 1px;

  > i {
    display: grid;
    place-items: center;
    width: 9px;
    height: 12px;
    border-radius: 2px;
    background: ${theme.color.earned.ground};
    opacity: 0.45;

    &[data-state='stamped'] {
      background: ${theme.color.art.gold};
      color: ${theme.color.reward.text};
      opacity: 1;
    }
  }
  @media (forced-colors: active) {
    > i {
      border: 1px solid;
    }
  }
`;

/** On narrow phones the words are only read out: they would take a line of their own. */
export const Said = styled.span`
  white-space: nowrap;

  @media (max-width: 379px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
