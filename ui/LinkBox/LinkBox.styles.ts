import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  min-width: 0;
`;

export const Label = styled.p`
  margin-bottom: ${theme.space[8]};
  font: ${theme.type.bodyStrong};
`;

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[12]};
  border: 2px dashed ${theme.color.outline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

/** The end of a long link is not worth a second line: it is copied, not read. */
export const Link = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
