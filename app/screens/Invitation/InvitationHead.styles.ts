import { FittedAmount } from '@tally/ui/FittedAmount';
import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

const { fill } = theme.color.hero;

export const Brand = styled.div`
  display: flex;
  justify-content: center;
`;

/** The head's pattern does not run behind the words, which take several lines. */
export const Heading = styled.h1`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  margin: 0 calc(-1 * ${theme.layout.gutter});
  padding: ${theme.space[4]} ${theme.layout.gutter} ${theme.space[16]};
  background: linear-gradient(transparent 10%, ${fill} 45% 90%, transparent);
  color: ${theme.color.hero.text};
  text-align: center;
  overflow-wrap: anywhere;

  /* A single title, as on other pages. */
  &[data-state='failed'] {
    background: none;
  }
  &[data-state='unnamed'] {
    align-content: center;
    min-height: 13.5rem;
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
  letter-spacing: -0.02em;
`;
