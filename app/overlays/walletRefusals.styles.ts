import styled from 'styled-components';

export const Opens = styled.p`
  /* A little wider than the message: on the narrowest phone the line stays one. */
  margin: 0 -12px;
  text-align: center;
`;
