import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const { color, space, layout } = theme;
const fade = keyframes`from{opacity:0}`;
const rise = keyframes`from{opacity:0;transform:translateY(24px)}`;
const pop = keyframes`from{transform:scale(.3)}`;
const calm = '@media (prefers-reduced-motion: reduce)';

export const Root = styled.div`
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset: 0;
  overflow: auto;
  background: ${theme.market.pattern}, ${color.hero.fill};
  animation: ${fade} ${theme.motion.fast};
`;

export const Sheet = styled.div`
  max-width: ${layout.maxWidth};
  margin: 0 auto;
  padding: calc(${space[32]} + ${layout.safeTop}) ${layout.gutter} calc(${space[24]} + ${layout.safeBottom});
  animation: ${rise} ${theme.motion.slow} ${theme.motion.out};

  &:focus {
    outline: none;
  }
  ${calm} {
    animation: ${fade} 120ms;
  }
`;

/** The coin stands over the ticket's upper edge. */
export const Coin = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  width: 80px;
  margin: 0 auto -48px;

  > :last-child {
    position: absolute;
    right: -12px;
    bottom: -8px;
    animation: ${pop} ${theme.motion.stamp} ${theme.motion.spring} ${theme.motion.slow} backwards;
  }
  ${calm} {
    > :last-child {
      animation: none;
    }
  }
`;

// Masks of a corner with a bite, and of an edge without one. Only their opacity counts.
const bite = (corner: string) =>
  `radial-gradient(circle ${layout.notch} at ${corner}, transparent 97%, black) ${corner} / 51% 51% no-repeat`;
const edge = (side: string) => `linear-gradient(black, black) ${side} / 100% 51% no-repeat`;
const upper = [bite('0 0'), bite('100% 0')];
const lower = [bite('0 100%'), bite('100% 100%')];

// Each part masks its own corners: two that stand together make a notch.
export const Part = styled.div`
  position: relative;
  padding: ${space[16]} ${space[20]};
  background: ${color.surface};
  -webkit-mask: ${[...upper, ...lower].join(',')};

  &[data-part='head'] {
    padding-top: 60px;
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
    text-align: center;
    -webkit-mask: ${[edge('0 0'), ...lower].join(',')};
  }
  &[data-part='foot'] {
    padding-bottom: ${space[12]};
    -webkit-mask: ${[...upper, edge('0 100%')].join(',')};
  }
  /* They overlap by a pixel: no seam where a height is a fraction. */
  &:not([data-part='head']) {
    margin-top: -1px;
  }
  &:not([data-part='head'])::before {
    content: '';
    position: absolute;
    top: 0;
    right: ${space[20]};
    left: ${space[20]};
    border-top: 2px dashed ${color.outline};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Title = styled.h2`
  font: ${theme.type.title};
  text-wrap: balance;
`;
export const Amount = styled.p`
  margin-top: ${space[4]};
  font: ${theme.type.receipt};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

export const Account = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
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

  svg {
    flex: none;
  }
`;

/** The torn end: teeth of 16 px. */
export const Edge = styled.div`
  height: 8px;
  margin-top: -1px;
  background: conic-gradient(from -45deg at 50% 100%, transparent, ${color.surface} 1deg 89deg, transparent 90deg) 50% /
    16px 100%;
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[24]};

  > [data-tone='quiet'] {
    color: ${color.hero.text};
    background: ${color.hero.chip};
  }
`;
