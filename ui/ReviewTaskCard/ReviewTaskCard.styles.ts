import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Status = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  font: ${theme.type.small};
  color: ${theme.color.textCaption};

  [data-state='rewarded'] &,
  [data-state='passed'] & {
    color: ${theme.color.paid.fg};
  }
  [data-state='retry'] & {
    color: ${theme.color.failed.fg};
  }
`;

export const Reason = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.failed.fg};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
