import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[32]} ${theme.space[16]};
  text-align: center;
`;

export const Title = styled.p`
  font: ${theme.type.title};
`;

export const Text = styled.p`
  max-width: 18rem;
  text-wrap: balance;
  color: ${theme.color.textSecondary};

  /* What to do stands apart from what is said. */
  & + * {
    margin-top: ${theme.space[12]};
  }
`;
