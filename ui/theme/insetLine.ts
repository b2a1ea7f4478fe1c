import { theme } from './theme';

/**
 * Divider between two rows of one card, inset to the text's margins. Drawn as a background, so that it adds nothing to
 * the row's height.
 */
export const insetLine = `linear-gradient(${theme.color.divider} 0 0) 50% 0 / calc(100% - 2 * ${theme.space[16]}) 1px no-repeat`;
