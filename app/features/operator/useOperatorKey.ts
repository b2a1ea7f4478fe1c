import { useState } from 'react';
import { useAddressKey } from '../../state/useAddressKey';

/**
 * The key of an operator's page: the one that was entered before, until another is typed. `enter` takes what was typed;
 * the same key is tried again by `retry`.
 */
export function useOperatorKey() {
  const addressKey = useAddressKey();
  const [key, setKey] = useState(addressKey.get);
  const enter = (typed: string, retry: () => unknown) => {
    if (typed === key) retry();
    setKey(typed);
  };
  return { key, enter };
}
