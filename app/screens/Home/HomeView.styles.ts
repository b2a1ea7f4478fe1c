import styled from 'styled-components';
import { Reveal } from '@tally/ui/Reveal';
import { theme } from '@tally/ui/theme/theme';

/** Row of the notices, with space reserved for the channel icon, so that nothing shifts when it is loaded. */
export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.layout.touch};
  align-items: center;
  min-height: ${theme.layout.touch};
  /* The touch targets reach into the gaps around the chip. */
  margin: -8px -4px -8px 0;

  /* Trouble takes the whole row. */
  &[data-trouble] {
    margin-right: 0;
    grid-template-columns: 1fr;

    > :last-child {
      display: none;
    }
  }
`;

/** Takes no space while it is empty. */
export const Slot = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  &:empty {
    display: none;
  }
`;

/** Keeps the room of the title bar's icon until it comes, so that a long title does not break anew. */
export const IconSlot = styled.div`
  width: ${theme.layout.touch};
`;

/** What lies below the cards that come late. */
export const Lower = styled(Reveal)`
  display: grid;
  gap: ${theme.space[24]};
`;

/**
 * Heading of the tasks that can still be done after the day's tasks are finished; has the same distance as a section's
 * title.
 */
export const OpenTitle = styled.h2`
  margin-bottom: -${theme.space[12]};
  font: ${theme.type.title};
`;

/**
 * Message about outdated or missing numbers, with a retry button. It takes the place of the notices, so that nothing
 * shifts.
 */
export const Trouble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  min-height: 36px;
  margin-bottom: ${theme.space[4]};
  padding: 0 ${theme.space[4]} 0 ${theme.space[16]};
  border-radius: ${theme.radius.button};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
  background: ${theme.color.surface};

  > span {
    flex: 1 0 7.5rem;
    text-wrap: balance;
  }
  && > button {
    min-height: 28px;
  }
`;
