import styled from 'styled-components';
import { Button } from '../Button/Button';

/** The buttons of a list are equally wide, whatever their verbs. */
export const Action = styled(Button)`
  min-width: 88px;
`;

/** Limited to two lines: the text comes from the server, so its length is unknown. */
export const Headline = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;
