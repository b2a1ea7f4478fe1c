import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.artColumn};
  height: ${theme.layout.artColumn};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutral.bg};
  color: ${theme.color.neutral.fg};
  font: ${theme.type.smallStrong};
  &[data-wallet='dana'] {
    background: ${theme.color.wallet.dana.bg};
    color: ${theme.color.wallet.dana.fg};
  }
  &[data-wallet='ovo'] {
    background: ${theme.color.wallet.ovo.bg};
    color: ${theme.color.wallet.ovo.fg};
  }
  &[data-wallet='gopay'] {
    background: ${theme.color.wallet.gopay.bg};
    color: ${theme.color.wallet.gopay.fg};
  }
  &[data-wallet='gcash'] {
    background: ${theme.color.wallet.gcash.bg};
    color: ${theme.color.wallet.gcash.fg};
  }
  &[data-wallet='grabpay'] {
    background: ${theme.color.wallet.grabpay.bg};
    color: ${theme.color.wallet.grabpay.fg};
  }
  &[data-wallet='pix'] {
    background: ${theme.color.wallet.pix.bg};
    color: ${theme.color.wallet.pix.fg};
  }
  &[data-wallet='pagbank'] {
    background: ${theme.color.wallet.pagbank.bg};
    color: ${theme.color.wallet.pagbank.fg};
  }
`;
