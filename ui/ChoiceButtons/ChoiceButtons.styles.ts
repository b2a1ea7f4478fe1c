import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Name = styled.span`
  display: block;
  font: ${theme.type.bodyStrong};
  text-align: start;
`;

export const Detail = styled.span`
  display: block;
  font: ${theme.type.small};
  text-align: start;
  color: ${theme.color.textCaption};
`;
