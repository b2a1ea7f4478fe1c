import { useAppContext, type AppContext } from './appContext';

/** What the page's address brought instead of a login: an operator's key, or that of a link in a mail. */
export const useAddressKey = (): AppContext['addressKey'] => useAppContext().addressKey;
