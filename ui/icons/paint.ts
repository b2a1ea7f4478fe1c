import { theme } from '../theme/theme';

/** The colours that icons are drawn with. */
export const paint = theme.color.art;
