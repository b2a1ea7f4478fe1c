import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.aside`
  position: sticky;
  z-index: ${theme.layer.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.layout.gutter} ${theme.layout.safeBottom};
  border: solid transparent;
  border-width: 1px 0 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.bar};

  > button {
    flex: 1 1 auto;
    min-width: 6rem;
  }
`;

export const Text = styled.p`
  flex: 999 1 8rem;
  min-width: 0;
  font: ${theme.type.bodyStrong};
`;
