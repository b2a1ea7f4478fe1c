import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Days = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;

/** Heading of a day, above its records. */
export const Day = styled.h2`
  padding-bottom: ${theme.space[8]};
  font: ${theme.type.bodyStrong};
  color: ${theme.color.textSecondary};
`;

/** Column of icons at the start of each row. */
export const Art = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.artColumn};
`;

/** A note below the last record. */
export const Note = styled.p`
  margin: ${theme.space[8]} 0 0;
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
  text-align: center;
  text-wrap: balance;
`;
