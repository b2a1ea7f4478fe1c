import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Its padding is the clear space. */
export const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[8]};
  font: ${theme.type.bar};
  font-weight: 800;
  letter-spacing: -0.02em;
  color: ${theme.color.text};

  &[data-ground='hero'] {
    color: ${theme.color.hero.text};
  }
  &[data-size='small'] {
    padding: 6px;
    font-size: 1rem;
  }
  &[data-size='large'] {
    gap: ${theme.space[12]};
    padding: 14px;
    font: ${theme.type.headline};
    font-weight: 800;
    letter-spacing: -0.02em;
  }
`;

export const Word = styled.span`
  white-space: nowrap;
`;
