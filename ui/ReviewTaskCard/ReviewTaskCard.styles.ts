import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Status = styled.p`
  display: flex;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
  svg {
    height: 1lh;
  }

  [data-state='rewarded'] &,
  [data-state='passed'] & {
    color: ${theme.color.paid.fg};
  }
`;

export const Reason = styled(Status)`
  color: ${theme.color.failed.fg};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
