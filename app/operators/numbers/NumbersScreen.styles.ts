import styled from 'styled-components';
import { desk } from '@tally/tokens/layout';
import { theme } from '@tally/ui/theme/theme';

/**
 * The area that receives taps: three of them show the key box again. On a desktop the numbers are in a column beside
 * the actions.
 */
export const Board = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[24]};

  @media ${desk} {
    grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
    gap: ${theme.space[40]};
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[24]};
  min-width: 0;
`;

/** Two buttons of one word each, below what they are about. */
export const Short = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  gap: ${theme.space[12]};
  max-width: 27rem;
  margin-top: ${theme.space[4]};
`;

/** Title above several sections, apart from what stands before it. */
export const GroupTitle = styled.h2`
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[24]};
  border-top: 1px solid ${theme.color.divider};
  color: ${theme.color.textSecondary};
  font: ${theme.type.label};
`;

/** The end of the page, apart from what is done on it. */
export const End = styled.div`
  padding-top: ${theme.space[12]};
  border-top: 1px solid ${theme.color.divider};
`;
