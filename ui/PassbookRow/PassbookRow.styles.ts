import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { Row } from '../Row/Row';
import { Steps } from '../Steps/Steps';
import { theme } from '../theme/theme';

/** On a narrow screen the longest state fits beside the amount when it gives some of its air. */
export const Entry = styled(Row)`
  @media ${narrow} {
    && [data-marked] {
      column-gap: ${theme.space[4]};

      > [data-kind] {
        padding-inline: ${theme.space[4]};
      }
    }
  }
`;

/** Message about an overdue withdrawal, with the reminder button below it, as wide as its label. */
export const Overdue = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  align-items: flex-start;
  margin-top: ${theme.space[8]};
`;

export const Way = styled(Steps)`
  margin: ${theme.space[8]} 0;
`;

/** A failed withdrawal is a ticket; the list knows it as one of its rows. */
export const Failed = styled.li`
  [data-tear='below'] > :last-child {
    border-color: ${theme.color.art.danger};
    background: ${theme.color.failed.ground};
  }
`;

/** Explanation and actions of a failed withdrawal, below the tear line. */
export const Back = styled.div`
  /* Begins where the words of the row above do, which have a border. */
  padding: ${theme.space[12]} calc(${theme.space[16]} + 1px) ${theme.space[16]};
  font: ${theme.type.body};
  color: ${theme.color.textSecondary};

  /* Where the money is comes first. */
  strong {
    font: ${theme.type.bodyStrong};
    color: ${theme.color.text};
  }
`;

/** As in dialogs: the more important button is at the right, or on top where they do not fit beside each other. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: start;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[12]};

  /* The other way on stands out from the ground as well. */
  && > :not(:last-child) {
    background: ${theme.color.surface};
  }
`;
