import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Name = styled.h2`
  font: ${theme.type.title};
  overflow-wrap: anywhere;
`;
