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
  /* In the bar one line. */
  [data-where='bar'] > & {
    padding: ${theme.space[2]} ${theme.space[4]};

    > :first-child {
      width: 40px;
      height: 40px;
    }
  }
`;

export const Words = styled.span`
  display: grid;
  flex: 1;

  [data-where='bar'] & {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space[8]};
  }
  justify-items: start;
  min-width: 0;
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
  min-height: ${theme.layout.touch};
  border-radius: inherit;
  color: ${theme.color.textSecondary};

  &:focus-visible {
    outline-offset: -6px;
  }
`;
