import styled from 'styled-components';
import { TeamCard } from '../TeamCard/TeamCard';
import { theme } from '../theme/theme';

/** The same card as the team's, on gold. */
export const Root = styled(TeamCard)`
  background: ${theme.color.reward.bg};
  box-shadow: none;
`;
