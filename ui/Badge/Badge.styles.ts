import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color } = theme;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[8]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.badge};
  font: ${theme.type.smallStrong};
  white-space: nowrap;

  &[data-kind='paid'] {
    color: ${color.paid.fg};
    background: ${color.paid.bg};
  }
  &[data-kind='paying'],
  &[data-kind='delayed'],
  &[data-kind='warning'] {
    color: ${color.paying.fg};
    background: ${color.paying.bg};
  }
  /* Says a whole fact, unlike the others. */
  &[data-kind='warning'] {
    white-space: normal;
  }
  &[data-kind='failed'],
  &[data-kind='returned'] {
    color: ${color.failed.fg};
    background: ${color.failed.bg};
  }
  &[data-kind='neutral'] {
    color: ${color.neutral.fg};
    background: ${color.neutral.bg};
  }
  &[data-kind='ad'] {
    color: ${color.ad.fg};
    background: ${color.ad.bg};
  }
`;
