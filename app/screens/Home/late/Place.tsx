import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The places that HomeView leaves free, as `data-late`. */
export type LatePlace = 'tasks' | 'ads';

/** Draws its children in a place of home's view. */
export function Place({ root, name, children }: { root: HTMLElement; name: LatePlace; children: ReactNode }) {
  const place = root.querySelector(`[data-late=${name}]`);
  return place && createPortal(children, place);
}
