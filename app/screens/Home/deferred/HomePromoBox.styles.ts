import styled from 'styled-components';

/** Lets the last line of home scroll out from under the promo box. */
export const Room = styled.div`
  height: 3.5rem;
`;
