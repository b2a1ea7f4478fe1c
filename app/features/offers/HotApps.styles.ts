import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

/** As high as a row of apps with names of one line. */
export const LoadingApps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  min-height: 4.875rem;
  padding: ${theme.space[8]} 0;
`;
