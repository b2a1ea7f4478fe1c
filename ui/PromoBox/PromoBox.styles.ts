import styled from 'styled-components';
import { appears } from '../theme/appears';
import { theme } from '../theme/theme';

export const Root = styled.div`
  display: flex;
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.button};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  ${appears}

  /* In the bar one low line, quieter than the offer above it. */
  &[data-where='bar'] {
    border-width: 0;
    border-radius: 0;
  }
  &[data-where='bar']:not(:first-child) {
    border-top-width: 1px;
  }
`;

export const Open = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[8]};
  min-width: 0;
  padding: ${theme.space[4]};
  border-radius: inherit;
  text-align: start;

  &:focus-visible {
    outline-offset: -4px;
  }
  [data-where='bar'] > & {
    padding: ${theme.space[4]};

    > :first-child {
      width: 32px;
      height: 32px;
    }
  }
`;

/** The mark stands at the end of the name's line, as in every list, and is read before the name. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  min-width: 0;

  > :first-child {
    flex: none;
  }
`;

export const Name = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  font: ${theme.type.smallStrong};
`;

export const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  min-height: 44px;
  border-radius: inherit;
  color: ${theme.color.textSecondary};

  &:focus-visible {
    outline-offset: -6px;
  }
`;
