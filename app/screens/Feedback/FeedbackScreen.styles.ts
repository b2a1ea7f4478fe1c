import { Disclosure } from '@tally/ui/Disclosure';
import { Card } from '@tally/ui/theme/card';
import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
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

/** When customer service answers, and what it needs to know, in one card. */
export const Service = styled(Card)`
  gap: ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
`;

/** Apart from the hours, which everybody reads. */
export const Details = styled(Disclosure)`
  margin-top: ${theme.space[8]};
  border-top: 1px solid ${theme.color.divider};
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
