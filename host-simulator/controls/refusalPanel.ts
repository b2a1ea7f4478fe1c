import { button, el, section } from '../dom';
import { refusalGroups, type Refusal } from './refusals';

/** Check boxes for the errors of the catalogue: the server answers with the checked ones from the next call on. */
export function createRefusalPanel(onRefuse: (refusals: readonly Refusal[]) => void): HTMLElement {
  const chosen = new Map<HTMLInputElement, Refusal>();
  const apply = () => {
    const refusals = [...chosen].filter(([box]) => box.checked).map(([, refusal]) => refusal);
    count.textContent = refusals.length > 0 ? `${refusals.length} in force` : 'None in force';
    onRefuse(refusals);
  };
  /** A call has only one answer: checking another error of the same call unchecks the previous one. */
  const tickOf = (refusal: Refusal) => {
    const box = el('input', {
      type: 'checkbox',
      onchange: () => {
        for (const [other, { method, path }] of chosen)
          if (other !== box && box.checked && method === refusal.method && path === refusal.path) other.checked = false;
        apply();
      },
    });
    chosen.set(box, refusal);
    return el('label', { className: 'tick' }, box, el('span', { textContent: refusal.name }));
  };
  const count = el('output', { textContent: 'None in force' });
  const groups = refusalGroups.map(({ title, refusals }) =>
    el('fieldset', {}, el('legend', { textContent: title }), ...refusals.map(tickOf)),
  );
  const clear = button('None', () => {
    for (const box of chosen.keys()) box.checked = false;
    apply();
  });
  return section('Server answers', false, el('div', { className: 'row' }, count, clear), ...groups);
}
