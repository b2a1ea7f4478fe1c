import { compact } from '@tally/tokens/layout';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  container-type: inline-size;
`;

export const Main = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Stub = styled.div`
  min-width: 0;
  border: 0 dashed ${theme.color.outline};
`;

const bite = (at: string) => `radial-gradient(circle var(--notch) at ${at}, transparent 97%, currentcolor)`;

/**
 * Mask that cuts two quarter circles out of one half of the ticket, so that any background shows through. The layers
 * are 51 % large so that they overlap without a seam.
 */
const cut = (first: string, second: string, direction: 'beside' | 'above') => {
  const size = direction === 'beside' ? '100% 51%' : '51% 100%';
  const end = direction === 'beside' ? '0 100%' : '100% 0';
  return `-webkit-mask: ${bite(first)} 0 0/${size} no-repeat, ${bite(second)} ${end}/${size} no-repeat;`;
};

const below = css`
  flex-direction: column;

  ${Main} {
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
    ${cut('0 100%', '100% 100%', 'above')}
  }
  ${Stub} {
    max-width: none;
    border-width: 2px 0 0;
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
    ${cut('0 0', '100% 0', 'above')}
  }
`;

// The shadow follows the notches and is not blurred: blurred filters are slow on low-end phones.
export const Sheet = styled.div`
  --notch: ${theme.layout.notch};
  display: flex;
  filter: drop-shadow(${theme.elevation.ticket});

  &[data-notch='small'] {
    --notch: ${theme.layout.notchSmall};
  }
  > * {
    background: ${theme.color.surface};
  }
  &[data-tone='gold'] {
    ${Main} {
      background: ${theme.color.earned.ground};
    }
    ${Stub} {
      border-color: ${theme.color.art.goldEdge};
      background: ${theme.color.earned.foot};
    }
  }
  /* What fills a half has its focus ring inside: the mask cuts off what lies outside. */
  > * > :focus-visible {
    outline-offset: -3px;
  }
  &[data-tear='side'] {
    ${Main} {
      border-radius: ${theme.radius.card} 0 0 ${theme.radius.card};
      ${cut('100% 0', '100% 100%', 'beside')}
    }
    ${Stub} {
      flex: none;
      min-width: ${theme.layout.stub};
      max-width: 50%;
      border-left-width: 2px;
      border-radius: 0 ${theme.radius.card} ${theme.radius.card} 0;

      @media ${compact} {
        min-width: ${theme.layout.stubNarrow};
      }
      ${cut('0 0', '0 100%', 'beside')}
    }
  }
  &[data-tear='below'] {
    ${below}
  }
  /* ch follows a web view that enlarges text; rem follows the browser's own text size. */
  @container (max-width: 16rem) or (max-width: 22ch) {
    &[data-tear='side'] {
      ${below}
    }
  }
  @media (forced-colors: active) {
    filter: none;

    > * {
      border: 1px solid;
    }
  }
`;
