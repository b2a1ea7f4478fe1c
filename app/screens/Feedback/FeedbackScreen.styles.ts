import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** The selection of a type, with its validation error below. */
export const Choice = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

export const Wrong = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.failed.fg};
  font: ${theme.type.small};

  &:empty {
    display: none;
  }
`;

export const Details = styled.div`
  display: grid;
  justify-items: start;

  /* The words of the button stand in line with everything else, its air beyond. */
  > button {
    margin-inline-start: -13px;
  }
  color: ${theme.color.textCaption};
  font: ${theme.type.caption};
`;

export const Hours = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
`;

/** One line: the form below can be used although the replies are missing. */
export const Unread = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[12]};
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};

  /* The words of the button end where everything else does, its air beyond. */
  > button {
    margin-inline-end: -13px;
  }
`;
