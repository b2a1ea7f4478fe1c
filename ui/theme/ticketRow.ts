import { compact, narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from './theme';

/** Content of a ticket whose stub is at the side: picture and text. */
export const TicketRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 4.75rem;
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} ${theme.space[16]};

  @media ${compact} {
    gap: ${theme.space[8]};
    padding-right: 6px;
  }
  @media ${narrow} {
    padding-left: ${theme.space[12]};
  }
`;

export const TicketWords = styled.div`
  flex: 1;
  min-width: 0;
`;
