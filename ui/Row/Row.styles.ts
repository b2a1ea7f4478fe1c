import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space[12]};
  min-height: 64px;
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;
`;
export const Lead = styled.div``;
export const Words = styled.div`
  grid-column: 2;
  min-width: 0;
  &:first-child {
    grid-column: 1 / 3;
  }
`;
export const Title = styled.p`
  font: ${theme.type.label};
  overflow-wrap: anywhere;
`;
export const Text = styled.p`
  margin-top: ${theme.space[2]};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
export const End = styled.div`
  max-width: 50vw;
  text-align: right;
`;
export const Foot = styled.div`
  grid-column: 1 / -1;
  margin-top: ${theme.space[8]};
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
`;
