import { byId, element } from '../../review/page/dom.mjs';
import { createDrafts } from './drafts.mjs';
import { glossaryTable } from './glossaryTable.mjs';
import { canBeLive } from './live.mjs';
import { saveFile } from './saveFile.mjs';
import { foundTexts } from './search.mjs';
import { sheetOf } from './sheet.mjs';

/** The page's data; data.js in the same folder puts it on the global object. */
const data = /** @type {{ proofData: import('../proofData.mjs').ProofData }} */ (/** @type {unknown} */ (globalThis))
  .proofData;
const drafts = createDrafts();
const form = byId('choice', HTMLFormElement);
const sheet = byId('sheet', HTMLElement);
const isLive = canBeLive();

/** @param {string} name */
const value = (name) => String(new FormData(form).get(name) ?? '');
const locale = () => value('locale');

const languageChoice = form.elements.namedItem('locale');
if (languageChoice instanceof HTMLSelectElement) {
  languageChoice.append(...data.languages.map((one) => element('option', { value: one.locale }, one.name)));
  languageChoice.value = data.languages.at(-1)?.locale ?? '';
}

/** Says how much was changed in the language that is written; what there is of it can be saved. */
function sayChanged() {
  const changed = drafts.in(locale());
  const name = data.languages.find((one) => one.locale === locale())?.name ?? '';
  byId('changed', HTMLElement).textContent = changed.length
    ? `${changed.length} changed in ${name}.`
    : `Nothing changed in ${name}.`;
  for (const id of ['xliff', 'csv']) byId(id, HTMLButtonElement).disabled = changed.length === 0;
  for (const row of document.querySelectorAll('#list a'))
    if (row instanceof HTMLAnchorElement)
      row.toggleAttribute('data-changed', Boolean(drafts.of(locale(), decodeURIComponent(row.hash.slice(1)))));
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
  for (const row of document.querySelectorAll('#list a'))
    if (row instanceof HTMLAnchorElement) row.ariaCurrent = row.hash === location.hash && row.hash ? 'true' : null;
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
