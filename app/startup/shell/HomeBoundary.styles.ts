import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

export const Root = styled.main`
  display: grid;
  place-content: center;
  gap: ${theme.space[16]};
  min-height: 100vh;
  padding: ${theme.space[16]};
  text-align: center;
`;
