import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { TicketRow } from '../theme/ticketRow';

export const Main = styled(TicketRow)`
  @media ${narrow} {
    padding-right: ${theme.space[4]};
  }
`;

export const Title = styled.h3`
  font: ${theme.type.bodyStrong};
  overflow-wrap: anywhere;
`;

export const Status = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  overflow-wrap: anywhere;
  font: ${theme.type.small};
  color: ${theme.color.textCaption};

  [data-state='installed'] & {
    color: ${theme.color.reward.text};
  }
  [data-state='rewarded'] & {
    color: ${theme.color.paid.fg};
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[12]} ${theme.space[8]};
  text-align: center;
  white-space: nowrap;

  &&& > button {
    padding-inline: ${theme.space[8]};
  }
`;

export const Left = styled.p`
  position: relative;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};
`;
