/** Brings the lucky card of home into view and puts the focus on its button. */
export function showLucky(): void {
  const button = document.querySelector<HTMLElement>('[data-late=tasks] button');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}
