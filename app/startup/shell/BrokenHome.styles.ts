import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  gap: ${theme.space[16]};
  text-align: center;
  text-wrap: balance;
`;
