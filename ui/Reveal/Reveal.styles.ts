import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  transition:
    opacity ${theme.motion.slow} ${theme.motion.out},
    transform ${theme.motion.slow} ${theme.motion.out};

  &[data-state='waiting'] {
    visibility: hidden;
    opacity: 0;
    transform: translateY(12px);
  }
`;
