import deferred from '../../../locales/id/deferred.json';
import home from '../../../locales/id/home.json';
import pages from '../../../locales/id/pages.json';
import shell from '../../../locales/id/shell.json';

/** All texts at once, as a usual app loads them. */
export const texts = { ...shell, ...home, ...deferred, ...pages };
