import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The places that HomeView leaves free, as `data-late`. */
export type DeferredSlot = 'icon' | 'channel' | 'steps' | 'tasks' | 'face' | 'ads';

/** Draws its children in a place of home's view; `end`: below everything that stands in its column. */
export function Place({
  root,
  name,
  children,
}: {
  root: HTMLElement;
  name: DeferredSlot | 'end';
  children: ReactNode;
}) {
  const place = root.querySelector(name === 'end' ? 'main' : `[data-late=${name}]`);
  return place && createPortal(children, place);
}
