import { lowOffer, narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, space, layout } = theme;

/** The advertisement, with its mark before the arrow; a single line on short screens. */
export const Offer = styled.button`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: ${space[4]} ${space[20]};
  font: ${theme.type.small};
  text-align: start;
  color: ${color.textSecondary};

  > svg {
    flex: none;
  }
  &:active {
    background: ${color.sunken};
  }
  /* The words need the width. */
  @media ${narrow} {
    gap: ${space[8]};
    padding-inline: ${space[12]};
  }
  @media ${lowOffer} {
    min-height: ${layout.touch};
    padding: 0 ${space[12]};
  }
`;

/** Title and mark on a line; in large text the mark stands below. */
export const OfferWords = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  min-width: 0;

  > :first-child {
    flex: 1 1 6.5rem;
    min-width: 0;

    > * {
      display: block;
    }
    > strong {
      font: ${theme.type.bodyStrong};
      color: ${color.text};
    }
    @media ${lowOffer} {
      > span {
        display: none;
      }
    }
  }
`;
