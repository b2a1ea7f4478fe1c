import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[8]};
  align-items: center;
  margin-top: ${theme.space[8]};

  && > * {
    white-space: normal;
  }
`;
