import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export const List = styled.ul`
  padding: ${theme.space[4]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
`;

/** One ad, at least 56 px high plus padding. The button wraps below the text when large text leaves it no space. */
export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-height: 56px;
  padding: ${theme.space[8]} 0;

  & + & {
    border-top: 1px solid ${theme.color.divider};
  }
`;

export const Words = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font: ${theme.type.label};
  text-wrap: balance;

  @media ${narrow} {
    font: ${theme.type.smallStrong};
  }
`;

export const Text = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const Picture = styled.img`
  width: 100%;
  aspect-ratio: 2;
  border-radius: ${theme.radius.pill};
  object-fit: cover;
  background: ${theme.color.sunken};
`;

/** Stands in the place of a picture that cannot be shown. */
export const NoPicture = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 2;
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  font: ${theme.type.label};
  overflow-wrap: anywhere;
`;

/** The picture as a button. */
export const PictureButton = styled.button`
  display: block;
  width: 100%;
  border-radius: ${theme.radius.pill};
`;
