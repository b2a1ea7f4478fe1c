import { byId, element } from '../../review/page/dom.mjs';
import { createDrafts } from './drafts.mjs';
import { glossaryTable } from './glossaryTable.mjs';
import { canBeLive } from './live.mjs';
import { saveFile } from './saveFile.mjs';
import { foundTexts } from './search.mjs';
import { sheetOf } from './sheet.mjs';
import { faultsIn } from './textFacts.mjs';

/** The page's data; data.js in the same folder puts it on the global object. */
const data = /** @type {{ proofData: import('../proofData.mjs').ProofData }} */ (/** @type {unknown} */ (globalThis))
  .proofData;
const drafts = createDrafts();
const form = byId('choice', HTMLFormElement);
const sheet = byId('sheet', HTMLElement);
const isLive = canBeLive();

const rows = () => [...document.querySelectorAll('#list a')].filter((row) => row instanceof HTMLAnchorElement);
/** @param {string} name */
const value = (name) => String(new FormData(form).get(name) ?? '');
const locale = () => value('locale');

const languageChoice = form.elements.namedItem('locale');
if (languageChoice instanceof HTMLSelectElement) {
  languageChoice.append(...data.languages.map((one) => element('option', { value: one.locale }, one.name)));
  languageChoice.value = data.languages.at(-1)?.locale ?? '';
}

/** Whether an import would refuse what was typed. */
const isRefused = (/** @type {import('./drafts.mjs').Draft} */ { key, text, base }) => {
  const known = data.texts.find((one) => one.key === key);
  return !known || known.bases[locale()] !== base || faultsIn(known, locale(), text, data).length > 0;
};

/** Says how much was changed in the language that is written; what there is of it can be saved. */
function sayChanged() {
  const changed = drafts.in(locale());
  const refused = changed.filter(isRefused).length;
  const name = data.languages.find((one) => one.locale === locale())?.name ?? '';
  byId('changed', HTMLElement).textContent = changed.length
    ? `${changed.length} changed in ${name}${refused ? `, of which ${refused} would be refused` : ''}.`
    : `Nothing changed in ${name}.`;
  for (const id of ['xliff', 'csv']) byId(id, HTMLButtonElement).disabled = changed.length === 0;
  const keys = new Set(changed.map(({ key }) => key));
  for (const row of rows()) row.toggleAttribute('data-changed', keys.has(decodeURIComponent(row.hash.slice(1))));
}

function drawList() {
  const own = new Set(drafts.in(locale()).map(({ key }) => key));
  const texts = foundTexts(data.texts, value('find')).filter(({ key }) => !value('show') || own.has(key));
  const tag = data.languages.find((one) => one.locale === locale())?.tag ?? '';
  byId('count', HTMLOutputElement).textContent = texts.length === 1 ? '1 text' : `${texts.length} texts`;
  byId('list', HTMLElement).replaceChildren(
    ...texts.map(({ key, words }) =>
      element('a', { href: `#${key}` }, element('b', {}, key), element('span', { lang: tag }, words[locale()] ?? '')),
    ),
  );
  markCurrent();
  sayChanged();
}

const keyInHash = () => decodeURIComponent(location.hash.slice(1));
function markCurrent() {
  for (const row of rows())
    if (row.hash && row.hash === location.hash) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
}

let close = () => {};
async function drawSheet() {
  close();
  close = () => {};
  const text = data.texts.find(({ key }) => key === keyInHash());
  markCurrent();
  if (!text) {
    sheet.replaceChildren(
      ...(keyInHash() ? [element('p', {}, `There is no text ${keyInHash()}.`)] : []),
      ...glossaryTable(data),
    );
    return;
  }
  const desk = { data, drafts, locale: locale(), canBeLive: await isLive, onChange: sayChanged };
  // Another text was chosen meanwhile.
  if (text.key !== keyInHash()) return;
  const { content, close: end } = sheetOf(text, desk);
  close = end;
  sheet.replaceChildren(...content);
  sheet.scrollTop = 0;
}

form.addEventListener('input', (event) => {
  drawList();
  if (event.target === languageChoice) void drawSheet();
});
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', () => void drawSheet());
for (const format of /** @type {const} */ (['xliff', 'csv']))
  byId(format, HTMLButtonElement).addEventListener('click', () =>
    saveFile(format, locale(), drafts.in(locale()), data),
  );
drawList();
void drawSheet();
