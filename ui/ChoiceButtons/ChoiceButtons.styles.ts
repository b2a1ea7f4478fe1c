import styled from 'styled-components';
import { theme } from '../theme/theme';

/** In a chip the detail stands beside its answer while there is room. */
export const Words = styled.span`
  min-width: 0;

  [data-shape='chip'] & {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[8]};
  }
`;

export const Name = styled.span`
  display: block;
  font: ${theme.type.bodyStrong};
  text-align: start;

  [data-shape='chip'] & {
    font: ${theme.type.smallStrong};
  }
`;

export const Detail = styled.span`
  display: block;
  font: ${theme.type.small};
  text-align: start;
  color: ${theme.color.textCaption};
`;
