import { tokenHash } from '../bridge/tokenHash';
import { useAppContext } from '../platform/appContext';

/** The hash of the person's token: what is remembered of a person is marked by it. A guest's is that of no token. */
export const useTokenHash = (): string => tokenHash(useAppContext().vault.get() ?? '');
