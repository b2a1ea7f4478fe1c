import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The parts of the policy, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: ${theme.space[20]};
`;
