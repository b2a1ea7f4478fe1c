import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from './theme';

/** Column of a link's picture, with the place and width of a `Row`'s picture: closer to the words on small phones. */
export const ArtColumn = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.artColumn};

  @media ${narrow} {
    margin-right: -4px;
  }
`;
