/**
 * Enlarges all text as an Android web view does by its `textZoom`: every font size and line height is multiplied after
 * it was computed, so a size in `vw` grows as well, and widths in `rem` stay. Browsers have no such switch. What is
 * drawn later has the usual size. Runs inside the page, where it is sent as text, so it uses nothing from outside
 * itself.
 *
 * @param factor 2 for 200 %; 1 undoes it
 */
export function zoomText(factor: number): void {
  const page = globalThis as { undoZoom?: () => void };
  page.undoZoom?.();
  delete page.undoZoom;
  if (factor === 1) return;
  const nodes = Array.from(document.querySelectorAll<HTMLElement>('body, body *:not(script,style)'), (node) => {
    const { fontSize, lineHeight } = getComputedStyle(node);
    const { style } = node;
    return { style, was: [style.fontSize, style.lineHeight], size: parseFloat(fontSize), line: parseFloat(lineHeight) };
  });
  for (const { style, size, line } of nodes) {
    style.fontSize = `${size * factor}px`;
    if (!Number.isNaN(line)) style.lineHeight = `${line * factor}px`;
  }
  page.undoZoom = () => {
    for (const { style, was } of nodes) [style.fontSize = '', style.lineHeight = ''] = was;
  };
}
