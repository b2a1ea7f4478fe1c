/** The open modals in the order in which they opened, each by its outermost element. */
const open: Element[] = [];
/** What the top modal has hidden, and which attributes it set there. */
const hidden = new Map<Element, string[]>();
let observer: MutationObserver | undefined;

/** A message above everything, such as a toast; and what nobody sees or hears. */
const stays = (element: Element) => element.matches('[role=status],[role=alert],script,style,template,link,noscript');

/** Everything beside an element: the siblings of it and of each of its ancestors up to the body. */
function besides(element: Element): Set<Element> {
  const found = new Set<Element>();
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    for (const sibling of at.parentElement.children) if (sibling !== at && !stays(sibling)) found.add(sibling);
  return found;
}

/** Hides what is beside the top modal, and shows again what is not any more. */
function follow() {
  const top = open.at(-1);
  const wanted = top ? besides(top) : new Set<Element>();
  for (const [element, names] of hidden)
    if (!wanted.has(element)) {
      for (const name of names) element.removeAttribute(name);
      hidden.delete(element);
    }
  for (const element of wanted) {
    if (hidden.has(element)) continue;
    const names = ['inert', 'aria-hidden'].filter((name) => !element.hasAttribute(name));
    for (const name of names) element.setAttribute(name, name === 'inert' ? '' : 'true');
    hidden.set(element, names);
  }
}

/**
 * Makes everything beside a modal inert and hidden from assistive technologies while it is open, also what appears
 * later; a toast stays. `aria-modal` alone is not believed by all of them. Of several modals the last one counts.
 * @param modal its outermost element
 * @returns ends it
 */
export function hideBeside(modal: Element): () => void {
  open.push(modal);
  follow();
  observer ??= new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    open.splice(open.lastIndexOf(modal), 1);
    follow();
    if (!open.length) observer?.disconnect();
  };
}
