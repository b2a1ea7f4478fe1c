import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Name = styled.span`
  font: ${theme.type.label};
`;
