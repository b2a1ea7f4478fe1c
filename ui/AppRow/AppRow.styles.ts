import styled from 'styled-components';

/** Limited to two lines: the text comes from the server, so its length is unknown. */
export const Headline = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;
