import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The sections of the policy, in one column. */
export const Parts = styled.div`
  display: grid;
  gap: ${theme.space[24]};
`;

/** What can be done about the data stands apart from what is read. */
export const Apart = styled.div`
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[32]};
  border-top: 2px dashed ${theme.color.outline};
`;
