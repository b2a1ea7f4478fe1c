import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Days = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;

/** The day above its records. */
export const Day = styled.h2`
  padding: 0 ${theme.space[4]} ${theme.space[8]};
  font: ${theme.type.bodyStrong};
  color: ${theme.color.textSecondary};
`;

/** The column of pictures at the start of a row. */
export const Art = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.artColumn};
`;
