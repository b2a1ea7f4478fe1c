import { button, el } from '../dom';
import type { PageEntry } from '../phone/frame';

const time = (at: number) => new Date(at).toISOString().slice(11, 23);
/** Maximum number of characters shown of a text, e.g. a payload; the export contains the whole text. */
const shownAtMost = 160;
const shown = (value: unknown) => {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'undefined';
  return `'${value.length > shownAtMost ? `${value.slice(0, shownAtMost)}…` : value}'`;
};
const values = (args: readonly unknown[]) => args.map(shown).join(', ');

/** Kind, name and details of a log entry, for one line of the log. */
function lineOf(entry: PageEntry): { kind: string; name: string; more: string } {
  switch (entry.what) {
    case 'call':
      return {
        kind: 'page to host',
        name: entry.name,
        more: `(${values(entry.args)}) = ${entry.answer === undefined ? 'nothing' : shown(entry.answer)}`,
      };
    case 'callback':
      return {
        kind: 'host to page',
        name: entry.name,
        more: `(${values(entry.args)})${entry.handled ? '' : ', nobody listens'}`,
      };
    case 'broken':
      return { kind: 'threw', name: entry.name, more: entry.reason };
    case 'link':
      return { kind: 'left the page', name: entry.url, more: '' };
    case 'request':
      return { kind: 'server', name: `${entry.method} ${entry.path}`, more: entry.status };
  }
}

/** Panel with the log of bridge calls, requests to the server and links out of the page, newest first. */
export function createLogPanel(): { node: HTMLElement; add(entry: PageEntry): void } {
  const entries: PageEntry[] = [];
  const list = el('ol', { reversed: true, attributes: { 'aria-label': 'Log' } });
  const requests = el('input', {
    type: 'checkbox',
    checked: true,
    onchange: () => list.classList.toggle('quiet', !requests.checked),
  });

  const exportAll = () => {
    const file = new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' });
    const link = el('a', { href: URL.createObjectURL(file), download: 'host-log.json' });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const clear = () => {
    entries.length = 0;
    list.replaceChildren();
  };
  return {
    node: el(
      'section',
      { className: 'log', attributes: { 'aria-label': 'What happened' } },
      el(
        'header',
        {},
        el('h2', { textContent: 'Log' }),
        el('label', { className: 'tick' }, requests, el('span', { textContent: 'Requests' })),
        button('Export', exportAll),
        button('Clear', clear),
      ),
      list,
    ),
    add: (entry) => {
      entries.push(entry);
      const { kind, name, more } = lineOf(entry);
      const item = el(
        'li',
        {},
        el('span', { className: 'at', textContent: time(entry.at) }),
        el('b', { textContent: kind }),
        el('code', { textContent: name }),
        el('span', { className: 'more', textContent: more }),
      );
      item.dataset.what = entry.what;
      list.prepend(item);
    },
  };
}
