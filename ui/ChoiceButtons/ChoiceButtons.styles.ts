import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Name = styled.span`
  min-width: 0;
  font: ${theme.type.bodyStrong};
  text-align: start;
  [data-state='selected'] & {
    color: ${theme.color.button.softLabel};
  }
`;
