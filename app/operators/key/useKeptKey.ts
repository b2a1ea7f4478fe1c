import { useEffect, useMemo, useState } from 'react';
import { isRefused, tooManyFor } from '../../api/apiError';
import { createEncryptedStorage } from '../../platform/storage/encryptedStorage';
import { useServices, useAddressKey } from '../../state/appContext';

/** Under which name the tab keeps the key, encrypted as a person's token is. */
const storageKey = 'sealedOperator';

/**
 * The key of an operator's page: the one that was entered before, also before a reload of the tab (OPS-48), until
 * another is typed. `enter` takes what was typed; the same key is tried again by `retry`.
 */
export function useKeptKey() {
  const addressKey = useAddressKey();
  const services = useServices();
  const storage = useMemo(() => createEncryptedStorage(services.sessionStorage, services, storageKey), [services]);
  const [key, setKey] = useState(addressKey.get);
  useEffect(() => {
    if (addressKey.get() !== undefined) return;
    void storage.load().then(({ key: before }) => {
      if (before === undefined || addressKey.get() !== undefined) return;
      addressKey.set(before);
      setKey(before);
    });
  }, [addressKey, storage]);
  const enter = (typed: string, retry: () => unknown) => {
    if (typed === key) retry();
    setKey(typed);
  };
  return { key, enter, storage };
}

type KeyStorage = ReturnType<typeof useKeptKey>['storage'];

/**
 * Keeps a key for a reload of the tab once it was accepted, and forgets one that is refused, other than for too many
 * calls.
 *
 * @param answer what the last call with the key brought
 */
export function useStoreKey(
  storage: KeyStorage,
  key: string | undefined,
  answer: { data?: unknown; error?: unknown },
): void {
  const isAccepted = answer.data !== undefined;
  const isOver = !isAccepted && isRefused(answer.error) && tooManyFor(answer.error) === undefined;
  useEffect(() => {
    if (key !== undefined && (isAccepted || isOver)) void storage.save(isAccepted ? { key } : {});
  }, [storage, key, isAccepted, isOver]);
}
