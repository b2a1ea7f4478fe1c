import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding-top: ${theme.space[12]};
  border-top: 1px solid ${theme.color.divider};
`;

export const Wallets = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
`;

/** An e-wallet: its tile, and its name. */
export const Wallet = styled.li`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  font: ${theme.type.label};
`;

export const From = styled.p`
  font: ${theme.type.bodyStrong};
  color: ${theme.color.reward.text};
`;
