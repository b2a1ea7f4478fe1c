import { theme } from '../theme/theme';

/** The inks that icons are drawn with. */
export const paint = theme.color.art;
