/** What of a document says whether it was only prepared so far. Web views that prerender nothing say nothing. */
interface PreparedDocument {
  readonly prerendering?: boolean;
  addEventListener(type: 'prerenderingchange', listener: () => void, options: { once: true }): void;
}

/** Acts behind the next frame, which is drawn without waiting for it. */
export const afterFrame = (page: Pick<Window, 'requestAnimationFrame' | 'setTimeout'>, act: () => void): void =>
  void page.requestAnimationFrame(() => page.setTimeout(act));

/**
 * Acts once the page is there for somebody: at once, or where the phone app has the page prerendered, when that is shown
 * (ENTRY-23).
 * @param act gets whether it had to wait: what the page read before is then older than the visit
 */
export function whenSeen(page: PreparedDocument, act: (waited: boolean) => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', () => act(true), { once: true });
  else act(false);
}
