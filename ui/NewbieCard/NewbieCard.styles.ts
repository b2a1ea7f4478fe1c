import styled from 'styled-components';
import { Card } from '../theme/card';
import { theme } from '../theme/theme';

export const Root = styled(Card)`
  background: ${theme.color.reward.bg};
  box-shadow: none;
`;
