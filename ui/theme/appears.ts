import { css } from 'styled-components';
import { fadeIn, fadesInIfReduced } from './fadeIn';
import { theme } from './theme';

/** For something small that appears or is selected, e.g. the check mark of a chosen option. */
export const appears = css`
  animation: ${fadeIn} ${theme.motion.fast} ${theme.motion.out};
  ${fadesInIfReduced}
`;
