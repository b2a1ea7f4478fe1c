import { FittedAmount } from '@tally/ui/FittedAmount';
import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Heading = styled.h1`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[20]} 0 ${theme.space[16]};
  color: ${theme.color.hero.text};
  text-align: center;
  overflow-wrap: anywhere;

  &[data-state='unnamed'] {
    align-content: center;
    min-height: 14.5rem;
  }
`;

/** The inviter's avatar in a white ring. */
export const Face = styled.span`
  padding: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
`;

/** Stands in for an avatar. */
export const Envelope = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
`;

export const Line = styled.span`
  font: ${theme.type.bar};
`;

export const Earned = styled(FittedAmount)`
  font: ${theme.type.headline};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
`;
