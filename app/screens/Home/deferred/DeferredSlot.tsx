import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Places that HomeView reserves, marked by `data-late`. */
export type DeferredSlot = 'icon' | 'channel' | 'steps' | 'tasks' | 'face' | 'ads';

/**
 * Renders its children by a portal into a place of home's view; `end`: below everything else in its column. The view
 * belongs to another React root, so a place may appear or disappear without a render of this one: a MutationObserver
 * detects that.
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
