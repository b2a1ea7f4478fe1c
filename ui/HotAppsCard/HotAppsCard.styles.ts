import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Up to four equal columns, as the component counts them; four are two on narrow phones; with large text fewer. */
export const Apps = styled.ul`
  --columns: 4;
  gap: ${theme.space[8]} ${theme.space[4]};
  /* The pictures are in line with the title, the ground of a pressed app beyond. */
  margin: 0 calc(-1 * ${theme.space[4]});
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(3.5rem, (100% - 3 * ${theme.space[4]}) / var(--columns)), 1fr));

  &[data-columns='1'] {
    --columns: 1;
  }
  &[data-columns='2'] {
    --columns: 2;
  }
  &[data-columns='3'] {
    --columns: 3;
  }
  @media ${narrow} {
    &[data-columns='4'] {
      --columns: 2;
    }
  }
`;

export const App = styled.button`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[8]};
  width: 100%;
  min-height: ${theme.layout.touch};
  padding: ${theme.space[8]} ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  text-align: start;

  &:active {
    background: ${theme.color.sunken};
  }
`;

/** Two lines at most, so that a long name makes no row higher; screen readers hear all of it. */
export const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  max-width: 100%;
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
`;

/** As a box of its own it goes as a whole where the name is cut. */
export const Word = styled.span`
  display: inline-block;
  max-width: 100%;
`;

/** Rows below the apps, in line with them. */
export const More = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  > a {
    padding-inline: 0;
  }
`;
