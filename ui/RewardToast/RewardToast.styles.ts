import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';
import { Ticket } from '../Ticket/Ticket';
import { Stub } from '../Ticket/Ticket.styles';
import { Root as ToastRoot } from '../Toast/Toast.styles';

const enter = keyframes`from { opacity: 0; transform: scale(.9); }`;

export const Root = styled(ToastRoot)`
  padding-right: ${theme.space[16]};
  padding-left: ${theme.space[16]};

  &[data-place='low'] {
    align-items: flex-end;
    padding-bottom: 22vh;
  }
`;

// A second edge lifts it off the page; like the ticket's own it is not blurred.
export const Sheet = styled(Ticket)`
  width: 304px;
  max-width: 100%;
  filter: drop-shadow(0 2px 0 ${theme.color.art.goldEdge});
  animation: ${enter} ${theme.motion.base} ${theme.motion.spring};

  && ${Stub} {
    display: grid;
    place-items: center;
    min-width: 64px;
  }
`;

export const Words = styled.p`
  padding: ${theme.space[12]} ${theme.space[16]};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  > strong {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[8]};
    font: ${theme.type.amount};
    font-variant-numeric: tabular-nums;
    color: ${theme.color.text};
  }
`;
