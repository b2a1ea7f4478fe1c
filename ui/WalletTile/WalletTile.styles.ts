import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutral.bg};
  color: ${theme.color.neutral.fg};
  font: ${theme.type.smallStrong};
  &[data-tone='blue'] {
    background: ${theme.color.ad.bg};
    color: ${theme.color.ad.fg};
  }
  &[data-tone='green'] {
    background: ${theme.color.paid.bg};
    color: ${theme.color.paid.fg};
  }
  &[data-tone='gold'] {
    background: ${theme.color.paying.bg};
    color: ${theme.color.paying.fg};
  }
`;
