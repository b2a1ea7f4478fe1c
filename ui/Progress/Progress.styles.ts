import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.divider};
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
export const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${theme.color.button.fill};
  transition: width ${theme.motion.slow} ${theme.motion.out};
  [data-state='full'] & {
    background: ${theme.color.button.low};
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
