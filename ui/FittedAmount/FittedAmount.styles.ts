import styled from 'styled-components';

/**
 * As wide as the amount, or as the room that it has: the column may be narrower than its content. The line height does
 * not follow smaller letters, so nothing shifts.
 */
export const Root = styled.span`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(0, 1fr);
  max-width: 100%;
`;

export const Whole = styled.span`
  display: block;
  white-space: nowrap;
`;
