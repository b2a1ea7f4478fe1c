import { desk } from '@tally/tokens/layout';
import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

/** One line of 48 px on a desktop; on a phone the search and what waits stand below the title. */
export const Bar = styled.div`
  display: grid;
  grid-template: 'title refresh' auto 'search search' auto 'total total' auto / minmax(0, 1fr) auto;
  gap: ${theme.space[8]};
  align-items: center;
  min-height: ${theme.layout.titleBar};
  color: ${theme.color.hero.text};

  > form {
    grid-area: search;
  }
  @media ${desk} {
    grid-template: 'title search total refresh' auto / auto minmax(0, 24rem) minmax(0, 1fr) auto;
    gap: ${theme.space[16]};
    color: ${theme.color.text};
  }
`;

export const Title = styled.h1`
  grid-area: title;
  font: ${theme.type.bar};
`;

export const Total = styled.p`
  grid-area: total;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;

  @media ${desk} {
    text-align: right;
  }
`;

export const Refresh = styled.div`
  grid-area: refresh;
  display: flex;

  button {
    font-variant-numeric: tabular-nums;
  }
`;
