import { useSyncExternalStore } from 'react';

/** From here on a table has room beside it for what can be decided about its open row. */
const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 1100px)') : undefined;

const watch = (changed: () => void) => {
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
};

/** Whether the page is wide enough for two columns beside the queues. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide?.matches ?? false);
