/**
 * For the end of a `play` function: scrolls to a place and names it as where the story rests. The runner of stories
 * scrolls to it again once a screen has its size, its fonts, its images and its data, so that a picture does not depend
 * on when each of them came.
 *
 * @param place in the page, not in a dialog
 * @param block where on the screen it rests
 */
export function restAt(place: HTMLElement, block: 'start' | 'center' | 'end' = 'center'): void {
  place.dataset['rest'] = block;
  place.scrollIntoView({ block, behavior: 'instant' });
}
