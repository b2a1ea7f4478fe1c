import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

export const Summary = styled.p`
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;

export const Quotas = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

export const Quota = styled.li`
  padding: ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.neutral.bg};
  color: ${theme.color.neutral.fg};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
