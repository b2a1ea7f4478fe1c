import { narrow } from '@tally/tokens/layout';
import styled, { keyframes } from 'styled-components';
import { fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';
import { Ticket } from '../Ticket/Ticket';
import { Stub } from '../Ticket/Ticket.styles';
import { Root as ToastRoot } from '../Toast/Toast.styles';

const enter = keyframes`from { opacity: 0; transform: scale(.9); }`;

export const Root = styled(ToastRoot)`
  &[data-place='side'] {
    --edge: max(0px, 50vw - ${theme.layout.maxWidth} / 2);
    align-items: flex-end;
    justify-content: flex-start;
    padding: 0 calc(var(--edge) + ${theme.layout.gutter} + ${theme.layout.stub}) 22vh
      calc(var(--edge) + ${theme.layout.gutter});

    @media ${narrow} {
      /* Large text needs the stubs' room too: ch follows a web view that enlarges it. */
      padding-right: clamp(${theme.layout.gutter}, 100vw - 18ch, ${theme.layout.gutter} + ${theme.layout.stubNarrow});
    }
  }
`;

// A second, unblurred shadow lifts the toast off the page. It is low enough to fit between buttons: its stub stays at
// the side even on the smallest screens.
export const Sheet = styled(Ticket)`
  container-type: normal;
  width: fit-content;
  min-width: 200px;
  max-width: min(100%, 304px);
  filter: drop-shadow(0 2px 0 ${theme.color.art.goldEdge});
  animation: ${enter} ${theme.motion.base} ${theme.motion.spring};
  ${fadesInIfReduced}

  /* Beside the stamp of its row. */
  @media ${narrow} {
    min-width: 192px;
  }
  && ${Stub} {
    display: grid;
    place-items: center;
    min-width: 52px;
  }
  &&[data-size='large'] ${Stub} {
    background: repeating-conic-gradient(${theme.color.earned.ray} 0 15deg, ${theme.color.earned.foot} 15deg 30deg);
  }
`;

export const Words = styled.p`
  padding: ${theme.space[8]} ${theme.space[12]};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  > strong {
    display: block;
    font: ${theme.type.title};
    font-variant-numeric: tabular-nums;
    color: ${theme.color.text};
  }
  > * + strong {
    margin-top: ${theme.space[4]};
  }
  /* Beside coins, the cash stays on a line. */
  @media ${narrow} {
    padding-right: ${theme.space[8]};

    > strong ~ strong {
      font: ${theme.type.smallStrong};
    }
  }
`;
