import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.details`
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
`;

/** As high as a button: the whole line is pressed. */
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.layout.touch};
  border-radius: ${theme.radius.button};
  font: ${theme.type.smallStrong};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  > span {
    min-width: 0;
  }
  > svg {
    flex: none;
    transform: rotate(90deg);
    transition: transform ${theme.motion.tap};
  }
  [open] > & > svg {
    transform: rotate(-90deg);
  }
`;

export const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
`;
