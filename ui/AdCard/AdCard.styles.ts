import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Mark = styled.div`
  display: flex;
`;

export const Picture = styled.img`
  width: 100%;
  aspect-ratio: 2;
  border-radius: ${theme.radius.pill};
  object-fit: cover;
  background: ${theme.color.sunken};
`;

/** The picture as a button. */
export const PictureButton = styled.button`
  display: block;
  width: 100%;
  border-radius: ${theme.radius.pill};
`;
