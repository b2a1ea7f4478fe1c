import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The notices, and the room for the channel beside them: nothing moves when it comes. */
export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.layout.touch};
  align-items: center;
  min-height: ${theme.layout.touch};
  margin-right: -4px;

  /* Trouble takes the whole row. */
  &[data-trouble] {
    margin-right: 0;
    grid-template-columns: 1fr;

    > :last-child {
      display: none;
    }
  }
`;

/** Takes no room until something stands in it. */
export const Slot = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  &:empty {
    display: none;
  }
`;

/** Heading of what is open when the day's tasks are done; as close to it as a section's title. */
export const OpenTitle = styled.h2`
  margin-bottom: -${theme.space[12]};
  font: ${theme.type.title};
`;

/** What is the matter with numbers that are old or missing, with the way to try again: in the notices' room, so that nothing moves. */
export const Trouble = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 44px;
  margin: -4px 0;
  padding: 0 ${theme.space[4]} 0 ${theme.space[16]};
  border-radius: ${theme.radius.button};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
  background: ${theme.color.surface};

  > span {
    flex: 1;
  }
`;
