import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The notices, and the room for the channel beside them: nothing moves when it comes. */
export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.layout.touch};
  align-items: center;
  min-height: ${theme.layout.touch};
  margin-right: -4px;
`;

/** Takes no room until something stands in it. */
export const Slot = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  &:empty {
    display: none;
  }
`;
