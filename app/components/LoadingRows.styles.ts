import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Rows = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
