import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** Title above several sections, apart from what stands before it. */
export const GroupTitle = styled.h2`
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[24]};
  border-top: 1px solid ${theme.color.divider};
  color: ${theme.color.textSecondary};
  font: ${theme.type.label};
`;
