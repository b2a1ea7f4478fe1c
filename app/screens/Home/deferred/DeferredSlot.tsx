import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The places that HomeView leaves free, as `data-late`. */
export type DeferredSlot = 'icon' | 'channel' | 'steps' | 'tasks' | 'face' | 'ads';

/**
 * Draws its children in a place of home's view; `end`: below everything that stands in its column. The view belongs to
 * another React root: a place may come and go without this one being rendered, so the document says when.
 */
export function Place({
  root,
  name,
  children,
}: {
  root: HTMLElement;
  name: DeferredSlot | 'end';
  children: ReactNode;
}) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed);
      observer.observe(root, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [root],
  );
  const place = useSyncExternalStore(subscribe, () =>
    root.querySelector(name === 'end' ? 'main' : `[data-late=${name}]`),
  );
  return place && createPortal(children, place);
}
