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

/** Note for logged-in people only: their balance is safe. */
export const Safe = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.color.paid.fg};
  font: ${theme.type.smallStrong};

  svg {
    flex: none;
  }
`;

export const Buttons = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  width: 100%;
  max-width: 20rem;
  margin-top: ${theme.space[24]};
`;
