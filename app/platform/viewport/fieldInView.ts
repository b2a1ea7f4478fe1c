import { insetsChanged, keyboardOf } from './insets';
import type { Stop } from '../services';

/** Space kept above the keyboard, px. */
const margin = 8;

/**
 * Keeps the focused field in view above a keyboard that covers the page without making it smaller, by the visual
 * viewport or as the host says (HOST-11), whichever covers more: room for it is added to the page's end, and the field
 * is scrolled up with its form's button, or, where both do not fit, with its own error (ROUTE-24).
 * @returns ends it
 */
export function keepFieldInView(page: Window): Stop {
  const { document, visualViewport: view } = page;
  if (!view) return () => undefined;
  const root = document.documentElement;
  const show = () => {
    // While the page is enlarged by two fingers, what is in view is the person's choice.
    if (view.scale > 1) return;
    const covered = Math.max(0, page.innerHeight - view.offsetTop - view.height, keyboardOf(root));
    const edge = page.innerHeight - covered;
    document.body.style.paddingBottom = covered ? `${covered}px` : '';
    const field = document.activeElement;
    if (!field?.matches('input, textarea')) return;
    const { top } = field.getBoundingClientRect();
    const form = (field.closest('form') ?? field).getBoundingClientRect();
    const own = (field.parentElement ?? field).getBoundingClientRect();
    const end = form.bottom - top + 2 * margin <= edge - view.offsetTop ? form.bottom : own.bottom;
    const below = end + margin - edge;
    if (below > 0) page.scrollBy(0, below);
  };
  const causes = [
    [view, 'resize'],
    [root, insetsChanged],
    [document, 'focusin'],
  ] as const;
  for (const [target, name] of causes) target.addEventListener(name, show);
  return () => {
    for (const [target, name] of causes) target.removeEventListener(name, show);
    document.body.style.paddingBottom = '';
  };
}
