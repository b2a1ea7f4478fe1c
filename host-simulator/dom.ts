type Child = Node | string | false | undefined;
type Props<T> = { [K in keyof T]?: T[K] | undefined } & { attributes?: Record<string, string> };

/** Creates an element with properties and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props<Omit<HTMLElementTagNameMap[K], 'attributes'>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const { attributes = {}, ...rest } = props as { attributes?: Record<string, string> };
  const node = document.createElement(tag);
  Object.assign(node, rest);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.filter((child): child is Node | string => Boolean(child)));
  return node;
}

/** An option of a select: value and visible label. */
export type Option = readonly [value: string, label: string];

/** A labelled select. */
export function choice(
  label: string,
  options: readonly Option[],
  value: string,
  onChoose: (value: string) => void,
): HTMLLabelElement {
  const select = el(
    'select',
    { onchange: () => onChoose(select.value) },
    ...options.map(([each, name]) => el('option', { value: each, textContent: name })),
  );
  select.value = value;
  return el('label', { className: 'field' }, el('span', { textContent: label }), select);
}

/** A labelled text or number field; reports its value on the `change` event. */
export function entry(
  label: string,
  value: string,
  onEnter: (value: string) => void,
  type: 'text' | 'number' = 'text',
): HTMLLabelElement {
  const input = el('input', { type, value, spellcheck: false, onchange: () => onEnter(input.value) });
  return el('label', { className: 'field' }, el('span', { textContent: label }), input);
}

/** A labelled check box. */
export function tick(label: string, checked: boolean, onTick: (checked: boolean) => void): HTMLLabelElement {
  const input = el('input', { type: 'checkbox', checked, onchange: () => onTick(input.checked) });
  return el('label', { className: 'tick' }, input, el('span', { textContent: label }));
}

export const button = (label: string, onclick: () => void, kind: 'plain' | 'main' = 'plain') =>
  el('button', { type: 'button', className: kind, textContent: label, onclick });

/** A collapsible section of the controls. */
export function section(title: string, open: boolean, ...children: Child[]): HTMLDetailsElement {
  return el(
    'details',
    { open },
    el('summary', { textContent: title }),
    el('div', { className: 'fields' }, ...children),
  );
}
