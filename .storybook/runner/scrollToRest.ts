/**
 * Scrolls to the place that the story's `play` function has named (`restAt`). Runs inside the page, where it is sent as
 * text.
 *
 * @returns whether there is one
 */
export function scrollToRest(): boolean {
  const place = document.querySelector<HTMLElement>('[data-rest]');
  place?.scrollIntoView({ block: place.dataset['rest'] as ScrollLogicalPosition, behavior: 'instant' });
  return place !== null;
}
