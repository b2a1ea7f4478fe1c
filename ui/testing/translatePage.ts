/** Moves each text into elements of its own, as a browser does that translates the page. */
export function translatePage(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) if (/\S/.test(texts.currentNode.textContent ?? '')) found.push(texts.currentNode);
  for (const text of found) {
    const moved = document.createElement('font');
    text.parentNode?.replaceChild(moved, text);
    moved.appendChild(document.createElement('font')).appendChild(text);
  }
}
