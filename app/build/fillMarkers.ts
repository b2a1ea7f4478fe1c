/**
 * Replaces each marker of a page by its value.
 * @throws {Error} for a marker that does not occur exactly once
 */
export function fillMarkers(html: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((page, [marker, value]) => {
    const [before, after, ...more] = page.split(marker);
    if (before === undefined || after === undefined || more.length)
      throw new Error(`index.html must hold ${marker} exactly once.`);
    return before + value + after;
  }, html);
}
