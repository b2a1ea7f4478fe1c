import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;
export const Title = styled.h2`
  font: ${theme.type.title};
`;
export const Tips = styled.ol`
  display: grid;
  gap: ${theme.space[12]};
`;
export const Tip = styled.li`
  display: flex;
  gap: ${theme.space[12]};
  color: ${theme.color.textSecondary};
`;
/** The number is an element of its own instead of a list marker, so it needs no space outside the list. */
export const Number = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.chosen};
  color: ${theme.color.button.softLabel};
  font: ${theme.type.smallStrong};
`;
export const Words = styled.span`
  min-width: 0;
  padding-top: 1px;
`;
