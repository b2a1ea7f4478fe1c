import styled from 'styled-components';
import { theme } from '../theme/theme';

/** What is said of a late withdrawal and the button below it, as wide as its words. */
export const Overdue = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  align-items: flex-start;
`;
