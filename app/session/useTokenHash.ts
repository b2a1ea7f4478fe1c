import { tokenHash } from '../bridge/tokenHash';
import { useAppContext } from '../state/appContext';

/**
 * Returns the hash of the person's token, which marks stored data as theirs. For a guest it is the hash of an empty
 * token.
 */
export const useTokenHash = (): string => tokenHash(useAppContext().vault.get() ?? '');
