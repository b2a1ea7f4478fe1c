import styled from 'styled-components';

/** Two lines: the words come from outside. */
export const Headline = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;
