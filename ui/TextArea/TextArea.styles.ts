import styled from 'styled-components';
import { Input } from '../Field/Field.styles';

/** Does not scroll sideways, and is high enough for four lines. */
export const Area = styled(Input).attrs({ as: 'textarea' })`
  min-height: 7.5rem;
  resize: none;
`;
