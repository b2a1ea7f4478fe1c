import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The sections of the policy, in one column. */
export const Parts = styled.div`
  display: grid;
  gap: ${theme.space[20]};
`;
