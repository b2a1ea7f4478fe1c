import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The way to the store, which opens beside the page. */
export const StoreLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.buttonSmall};
  color: ${theme.color.button.softLabel};
  font: ${theme.type.bodyStrong};
`;
