import { useAppContext } from './appContext';
import type { AppContext } from './appStore';

/** Returns the key from the page's address that replaces a login: an operator's key, or that of a link in a mail. */
export const useAddressKey = (): AppContext['addressKey'] => useAppContext().addressKey;
