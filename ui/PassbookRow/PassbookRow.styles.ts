import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { Steps } from '../Steps/Steps';
import { theme } from '../theme/theme';

/** Message about an overdue withdrawal, with the reminder button below it, as wide as its label. */
export const Overdue = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  align-items: flex-start;
`;

export const Way = styled(Steps)`
  margin: ${theme.space[8]} 0;
`;

/** Explanation and actions of a failed withdrawal: the lower part of the row, up to the row's edges. */
export const Back = styled.div`
  --edge: ${theme.space[16]};
  margin: ${theme.space[12]} calc(-1 * var(--edge)) calc(-1 * ${theme.space[12]});
  padding: ${theme.space[12]} var(--edge) ${theme.space[16]};
  border-top: 2px dashed ${theme.color.failed.bg};
  border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
  font: ${theme.type.body};
  color: ${theme.color.textSecondary};
  background: ${theme.color.failed.ground};

  /* Where the money is comes first. */
  strong {
    font: ${theme.type.bodyStrong};
    color: ${theme.color.text};
  }
  @media ${narrow} {
    --edge: ${theme.space[12]};
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[12]};

  /* The second way on stands out from the ground as well. */
  > * + * {
    background: ${theme.color.surface};
  }
`;
