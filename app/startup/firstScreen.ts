/**
 * What stands below a small phone's first screen: behind title, quota and three tasks, and everything below the tasks.
 * Written so that it takes few bytes of index.html.
 */
const lowerPart = 'section>*~*~*~*~*~*,main>*~*';

/**
 * Leaves the lower part of the prerendered home out of the first frame, which is laid out and painted earlier that way.
 * @returns a function that shows it again
 */
export function holdLowerPart(page: Document): () => void {
  const nodes = page.querySelectorAll<HTMLElement>(lowerPart);
  const set = (display: string) => {
    for (const { style } of nodes) style.display = display;
  };
  set('none');
  return () => set('');
}
