import type { UserConfig } from 'vite';

/**
 * Oxc gives each styled component an id of its file and place: the prerendered page and the bundle then agree on the
 * ids, whatever the order of their modules.
 */
export const styledComponents: UserConfig['oxc'] = {
  plugins: { styledComponents: { displayName: false, fileName: false } },
};
