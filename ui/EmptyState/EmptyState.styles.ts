import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[32]} ${theme.space[16]};
  text-align: center;

  &[data-page] {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${theme.space[32]};
    padding: 0;
  }
`;

/** The words. As a page they stand with their actions in the middle of the room. */
export const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};

  /* What to do stands apart from what is said. */
  :not([data-page]) > & + * {
    margin-top: ${theme.space[12]};
  }
`;

export const Title = styled.p`
  font: ${theme.type.title};
`;

export const Text = styled.p`
  max-width: 18rem;
  text-wrap: balance;
  color: ${theme.color.textSecondary};

  [data-page] & {
    max-width: 20rem;
  }
`;
