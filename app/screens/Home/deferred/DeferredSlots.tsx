import { useCallback, type ReactNode } from 'react';

/**
 * Places of home's view: what HomeView marks by `data-late`, and the end of its `main`, below everything else in its
 * column.
 */
type DeferredSlot = 'icon' | 'channel' | 'steps' | 'face' | 'tasks' | 'ads' | 'main';

/** Makes a wrapper of content take no part in the layout. */
const noBox = { display: 'contents' };

/**
 * Shows content in places of home's view. Each wrapper is moved into its place by the DOM, not by a portal: React adds
 * its listeners, some 140, to every element that a portal renders into, while events of moved elements arrive at the
 * root they have anyway. An empty wrapper stays out, so that its place is `:empty`.
 *
 * The view is rendered by another component, so a place may appear or disappear without a render of this one: a
 * MutationObserver detects that. The wrappers are constant children of one element, because React must never insert
 * anything before one of them or remove it alone.
 */
export function DeferredSlots({ root, content }: { root: HTMLElement; content: Record<DeferredSlot, ReactNode> }) {
  const unplaced = useCallback(
    (home: HTMLElement | null) => {
      if (!home) return;
      const wrappers = [...home.children];
      const move = () => {
        for (const wrapper of wrappers) {
          const place = root.querySelector(`[data-late=${wrapper.slot}],${wrapper.slot}`);
          const parent = (wrapper.firstChild && place) || home;
          if (wrapper.parentNode !== parent) parent.append(wrapper);
        }
      };
      const observer = new MutationObserver(move);
      for (const node of [root, home]) observer.observe(node, { childList: true, subtree: true });
      move();
      return () => {
        observer.disconnect();
        home.append(...wrappers);
      };
    },
    [root],
  );
  return (
    <div ref={unplaced} hidden>
      {Object.entries(content).map(([name, child]) => (
        <div key={name} slot={name} style={noBox}>
          {child}
        </div>
      ))}
    </div>
  );
}
