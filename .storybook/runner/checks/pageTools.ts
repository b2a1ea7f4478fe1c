/** What the checks ask of elements. They run inside the page, where only globals can be shared. */
export interface PageTools {
  /** Whether a computed colour shows nothing. */
  clear(color: string): boolean;
  /** Whether an element of the story can be seen. */
  shown(node: Element): boolean;
  /** The element in a message: its tag, and its text or other words. */
  name(node: Element, words?: string | null): string;
  /** The nearest background colour behind an element. */
  ground(from: Element | null): string;
}

/** The page's global object once it has the tools. */
export interface WithPageTools {
  tallyTools: PageTools;
}

/** Gives the page the tools. Runs inside the page, so it uses nothing from outside itself. */
export function givePageTools(): void {
  const clear = (value: string) => value === 'transparent' || /^rgba\(.*, 0\)$/.test(value);
  (globalThis as unknown as WithPageTools).tallyTools = {
    clear,
    shown: (node) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !node.closest('.sb-wrapper,script,style,noscript,[inert]'),
    name: (node, words = node.textContent) =>
      `<${node.localName}> "${(words ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}"`,
    ground: (from) => {
      for (let node = from; node; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if (!clear(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    },
  };
}
