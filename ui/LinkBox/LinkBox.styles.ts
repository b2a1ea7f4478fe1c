import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  min-width: 0;
`;

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[12]} ${theme.space[12]} ${theme.space[16]};
  border: 2px dashed ${theme.color.outline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.reward.ground};
`;

/** Takes the row's remaining width; in large text, which leaves it no space, the button stands below. */
export const Words = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
`;

export const Label = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const Code = styled.p`
  font: ${theme.type.code};
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Below code and button, since it is longer than what is left beside the button. */
export const Link = styled.p`
  flex: 1 0 100%;
  min-width: 0;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
  overflow-wrap: anywhere;
`;

export const None = styled.p`
  font: ${theme.type.body};
`;
