import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Links = styled.nav`
  display: grid;
  gap: ${theme.space[4]};
`;
