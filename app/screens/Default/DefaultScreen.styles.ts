import styled from 'styled-components';

/** Links to pages as the rows of one card. */
export const Links = styled.nav`
  a {
    background: none;
  }
`;
