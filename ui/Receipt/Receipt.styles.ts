import { low } from '@tally/tokens/layout';
import styled, { keyframes } from 'styled-components';
import { fadeIn, fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';

const { color, space, layout } = theme;
const rise = keyframes`from{opacity:0;transform:translateY(24px)}`;
const pop = keyframes`from{transform:scale(.3)}`;

export const Root = styled.div`
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset: 0;
  display: flex;
  flex-direction: column;
  overflow: auto;
  background: linear-gradient(${color.hero.fill} 40%, ${color.button.fill} 75%);
  animation: ${fadeIn} ${theme.motion.fast};

  /* The pattern of the market is gone where the buttons are, whose ground would else cut it off. */
  &::before {
    content: '';
    position: fixed;
    z-index: -1;
    inset: 0;
    background: ${theme.market.pattern};
    -webkit-mask: linear-gradient(black 40%, transparent 75%);
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  width: 100%;
  max-width: ${layout.maxWidth};
  margin: 0 auto;
  padding: calc(${space[32]} + ${layout.safeTop}) ${layout.gutter} 0;
  animation: ${rise} ${theme.motion.slow} ${theme.motion.out};

  &:focus {
    outline: none;
  }
  @media ${low} {
    padding-top: calc(${space[16]} + ${layout.safeTop});
  }
  ${fadesInIfReduced}
`;

/** The picture on a white disc over the ticket's upper edge: on the red alone the wallet would vanish. */
export const Art = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  margin: -8px auto -56px;
  padding: ${space[12]};
  border-radius: 50%;
  background: ${color.surface};

  > :first-child {
    width: 72px;
    height: 72px;
  }
  > :last-child {
    position: absolute;
    right: ${space[4]};
    bottom: ${space[4]};
    width: 38px;
    height: 38px;
    animation: ${pop} ${theme.motion.stamp} ${theme.motion.spring} ${theme.motion.slow} backwards;
  }
`;

export const Title = styled.h2`
  font: ${theme.type.title};
  text-wrap: balance;
`;
export const Amount = styled.p`
  margin-top: ${space[4]};
  font: ${theme.type.receipt};
  letter-spacing: -0.02em;
`;

export const Account = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  font: ${theme.type.small};
  color: ${color.textSecondary};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
export const Type = styled.p`
  margin-bottom: ${space[2]};
  font: ${theme.type.label};
  color: ${color.text};
`;

export const Fact = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  justify-content: space-between;
  margin-bottom: ${space[12]};
  font: ${theme.type.small};
  color: ${color.textSecondary};

  @media ${low} {
    margin-bottom: ${space[8]};
  }

  strong {
    font: ${theme.type.label};
    font-variant-numeric: tabular-nums;
    color: ${color.text};
  }
`;
export const Promise = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  font: ${theme.type.small};
  color: ${color.textSecondary};

  & + & {
    margin-top: ${space[8]};
  }
  svg {
    flex: none;
  }
`;

/**
 * At the lower edge of the screen, whatever the height of the ticket. In large text its end scrolls below them, with a
 * clean cut: half of a line in a gradient would look like a fault.
 */
export const Actions = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: grid;
  gap: ${space[8]};
  margin: auto calc(-1 * ${layout.gutter}) 0;
  padding: ${space[24]} ${layout.gutter} calc(${space[12]} + ${layout.safeBottom});
  background: ${color.button.fill};

  > button {
    min-height: 52px;
  }
  @media ${low} {
    padding-top: ${space[12]};
    padding-bottom: ${layout.safeBottom};

    > button {
      min-height: ${layout.touch};
    }
  }
  > [data-tone='soft'] {
    background: ${color.surface};
  }
  /* A button too: drawn by its edge, as a fill on the red would look like one that is off. */
  > [data-tone='quiet'] {
    border: 2px solid ${color.button.label};
    color: ${color.button.label};
  }
  > [data-tone='quiet']:active {
    background: ${color.button.pressed};
  }
`;
