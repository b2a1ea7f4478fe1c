import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[12]};
`;

export const RecordsLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.touch};
  /* The touch target reaches over the line it stands in. */
  margin-block: -14px;
  font: ${theme.type.smallStrong};
  color: ${theme.color.link};
`;
