import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[40]} ${theme.space[16]};
  text-align: center;
`;

export const Title = styled.h1`
  font: ${theme.type.title};
`;

export const Message = styled.p`
  max-width: 20rem;
  color: ${theme.color.textSecondary};
`;
