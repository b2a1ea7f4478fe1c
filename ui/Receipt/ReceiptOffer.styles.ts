import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, space } = theme;

/** The advertisement: as high as a touch target, with its mark before the arrow. */
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
  /* The words need the width: the mark stands below them. */
  @media ${narrow} {
    display: grid;
    grid-template: auto auto / auto minmax(0, 1fr) auto;
    row-gap: ${space[4]};
    padding-block: ${space[4]} ${space[12]};

    > :first-child {
      grid-area: 1 / 1 / 3;
    }
    > [data-kind] {
      grid-area: 2 / 2;
      justify-self: start;
    }
    > svg {
      grid-area: 1 / 3 / 3;
    }
  }
`;

export const OfferWords = styled.span`
  flex: 1;
  min-width: 0;
  text-wrap: balance;

  > strong {
    display: block;
    font: ${theme.type.bodyStrong};
    color: ${color.text};
  }
`;
