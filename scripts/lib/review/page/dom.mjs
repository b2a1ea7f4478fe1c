/**
 * Creates an element with properties and content.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {...(Node | string)} content
 */
export function element(tag, properties = {}, ...content) {
  const node = document.createElement(tag);
  Object.assign(node, properties);
  node.append(...content);
  return node;
}

/**
 * Returns the page's element with this id.
 *
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function byId(id, kind) {
  const node = document.getElementById(id);
  if (!(node instanceof kind)) throw new Error(`There is no #${id}.`);
  return node;
}

/**
 * A button that a key presses too; the key is not named where there is no room for it.
 *
 * @param {string} words
 * @param {string} key
 * @param {Partial<HTMLButtonElement>} properties
 */
export const buttonWithKey = (words, key, properties) =>
  element('button', { type: 'button', ...properties }, words, element('span', { className: 'key' }, ` (${key})`));
