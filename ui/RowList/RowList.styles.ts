import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
`;
