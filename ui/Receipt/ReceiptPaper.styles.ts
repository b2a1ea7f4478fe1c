import { low } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, space, layout } = theme;

// Mask layers: a corner with a quarter circle cut out, and an edge without cuts. Masks use only the opacity of their
// colours.
const bite = (corner: string) =>
  `radial-gradient(circle ${layout.notch} at ${corner}, transparent 97%, black) ${corner} / 51% 51% no-repeat`;
const edge = (side: string) => `linear-gradient(black, black) ${side} / 100% 51% no-repeat`;
const upper = [bite('0 0'), bite('100% 0')];
const lower = [bite('0 100%'), bite('100% 100%')];

// Each part masks its own corners: where two parts meet, their quarter circles make a notch.
export const Part = styled.div`
  position: relative;
  padding: ${space[16]} ${space[20]};
  background: ${color.surface};
  -webkit-mask: ${[...upper, ...lower].join(',')};

  @media ${low} {
    padding: ${space[12]} ${space[16]};
  }
  &[data-part='head'] {
    padding-top: 56px;
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
    text-align: center;
    -webkit-mask: ${[edge('0 0'), ...lower].join(',')};
  }
  /* The way of the money takes what a tall screen has to spare, so that the ticket ends at the buttons. */
  &[data-part='way'] {
    display: grid;
    flex: 1 0 auto;
  }
  &[data-part='way'] li:not(:last-child) {
    flex: 1;
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

/** The torn lower edge: teeth of 16 px. */
export const Edge = styled.div`
  height: 8px;
  margin-top: -1px;
  background: conic-gradient(from -45deg at 50% 100%, transparent, ${color.surface} 1deg 89deg, transparent 90deg) 50% /
    16px 100%;
`;
