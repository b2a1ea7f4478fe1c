import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Quote = styled.blockquote`
  margin: 0;
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  overflow-wrap: anywhere;
`;

export const Caption = styled.p`
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};
`;

/** Keeps the line breaks of the reply. */
export const Reply = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
