import styled, { keyframes } from 'styled-components';
import { fadeIn, fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';

const rise = keyframes`from { opacity: 0; transform: translateY(16px) scale(.96); }`;

export const Root = styled.div`
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  ${fadesInIfReduced}
`;

export const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.color.scrim};
  animation: ${fadeIn} ${theme.motion.fast};
`;

export const Box = styled.div`
  position: relative;
  /* Wider in large text: ch follows a web view that enlarges it. */
  min-width: min(100% - 32px, 20ch);
  max-width: calc(0.8 * ${theme.layout.maxWidth});
  max-height: 92%;
  padding: ${theme.space[24]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.dialog};
  overflow: auto;
  text-align: center;
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.dialog};
  animation: ${rise} ${theme.motion.base} ${theme.motion.out};

  /* Of the page, which is no wider than this on a larger screen. */
  &[data-width='68%'] {
    max-width: calc(0.68 * ${theme.layout.maxWidth});
  }
  /* What can be mended is read, not celebrated. */
  &[data-rank='trouble'] {
    text-align: start;
  }
  &:focus {
    outline: none;
  }
`;

export const Picture = styled.div`
  display: flex;
  justify-content: center;
  margin-bottom: ${theme.space[16]};

  [data-rank='trouble'] > & {
    justify-content: start;
    margin-bottom: ${theme.space[12]};
  }
  /* The golden part of a ticket, whose other part opens later. */
  [data-rank='limit'] > & {
    margin: calc(-1 * ${theme.space[24]}) calc(-1 * ${theme.space[24]}) ${theme.space[20]};
    padding: ${theme.space[16]};
    border-bottom: 2px dashed ${theme.color.earned.ray};
    background: ${theme.color.earned.foot};
  }
`;

export const Title = styled.h2`
  font: ${theme.type.title};
  overflow-wrap: anywhere;
`;

export const Amount = styled.p`
  margin-top: ${theme.space[4]};
  font: ${theme.type.money};
  letter-spacing: -0.02em;
`;

export const Message = styled.p`
  margin-top: ${theme.space[8]};
  color: ${theme.color.textSecondary};
  overflow-wrap: anywhere;
  text-wrap: balance;

  [data-rank='trouble'] > & {
    text-wrap: wrap;
  }
  /* Each sentence has its own lines, balanced. */
  > span {
    display: block;
  }
`;

export const Extra = styled.div`
  margin-top: ${theme.space[16]};
  text-align: start;
`;

// Two buttons of one width beside each other; where a label does not fit its half, they wrap and the primary one is on
// top.
export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[24]};

  &[data-layout='stacked'] {
    flex-direction: column;
  }
  &[data-layout='side'] {
    flex-wrap: wrap-reverse;

    > * {
      flex: 1 0 calc(50% - ${theme.space[4]});
      width: auto;
      min-width: max-content;
    }
  }
`;
