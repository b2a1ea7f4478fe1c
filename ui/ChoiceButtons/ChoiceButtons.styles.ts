import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Choice = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
`;

/** A ring with a dot in what is chosen, so that it looks like one of several, not like a button that does something. */
export const Mark = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};

  [data-state='selected'] & {
    border: 6px solid ${theme.color.button.fill};
  }
`;

export const Name = styled.span`
  min-width: 0;
  font: ${theme.type.bodyStrong};
  text-align: start;
  [data-state='selected'] & {
    color: ${theme.color.button.softLabel};
  }
`;
