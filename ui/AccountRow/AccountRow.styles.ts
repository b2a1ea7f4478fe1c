import styled from 'styled-components';
import { Row } from '../Row/Row';
import { theme } from '../theme/theme';

/** Where the badge does not fit beside the words it stands below them, with some room between. */
export const Root = styled(Row)`
  row-gap: ${theme.space[8]};
`;
