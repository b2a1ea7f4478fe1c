import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

/**
 * Full-width band of the card. Its height is the same for one and two lines of text, so that nothing shifts when the
 * text is loaded.
 */
export const Band = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 48px;
  margin: 0 calc(-1 * ${theme.space[16]});
  padding: 6px ${theme.space[16]};
  background: ${theme.color.reward.ground};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  > svg {
    flex: none;
  }
  /* The last of a card that is no ticket: the card's foot. */
  section:not([data-in]) > :last-child > & {
    margin-bottom: calc(-1 * ${theme.space[16]});
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
  }
`;

/** Below the cash, always. */
export const By = styled.span`
  display: block;
`;

export const Cash = styled.strong`
  display: block;
  font: ${theme.type.bodyStrong};
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;
