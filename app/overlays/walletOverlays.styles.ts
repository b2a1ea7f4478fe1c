import styled from 'styled-components';

export const Opens = styled.p`
  text-align: center;
`;
