import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Content = styled.span`
  flex: 1;
  min-width: 0;
  text-align: center;
`;
export const Amount = styled.span`
  display: block;
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
  [data-state='selected'] & {
    color: ${theme.color.button.softLabel};
  }
`;
export const Arrival = styled.span`
  display: block;
  margin-top: ${theme.space[2]};
  font: ${theme.type.caption};
  color: ${theme.color.textCaption};
`;
