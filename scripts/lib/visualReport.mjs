import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const locales = ['en', 'id', 'en_ph', 'pt_br'];
/** @param {unknown} text */
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @typedef {{ locale: string, picture?: string, axe: string[], overflow: string[], errors: string[] }} Finding */
/** @typedef {{ id: string, title: string, name: string, error?: string, findings: Finding[] }} StoryResult */

/**
 * Writes the review page: stories as rows, locales as columns, and filters. One file with its pictures inside, so that
 * it can be sent to someone who has nothing else.
 *
 * @param {object} review
 * @param {StoryResult[]} review.stories
 * @param {{ locale: string, id: string, pixels?: number }[]} review.fresh pictures that are new or differ
 * @param {{ locale: string, id: string }[]} review.stale pictures whose story is gone
 * @param {string} review.kept folder of the repository's pictures
 * @param {string} [review.only] what part of their ids the stories were chosen by, when it was not all of them
 * @param {string} [review.out] where this run's own pictures are
 * @param {string} [review.page] the file to write
 * @returns {{ pages: string, pictures: number }} where the page is, and how many pictures this run took
 */
export function writeReview({
  stories,
  fresh,
  stale,
  kept,
  only,
  out = path.join(root, '.visual'),
  page = path.join(root, 'dist/review/index.html'),
}) {
  let pictures = 0;
  /**
   * @param {string} folder
   * @param {string} locale
   * @param {string} id
   * @param {string} label
   */
  const image = (folder, locale, id, label) => {
    const file = path.join(folder, locale, `${id}.png`);
    if (!existsSync(file)) return '';
    return `<figure><img loading="lazy" alt="" src="data:image/png;base64,${readFileSync(file).toString('base64')}"><figcaption>${label}</figcaption></figure>`;
  };
  /**
   * @param {StoryResult} story
   * @param {string} locale
   */
  const cell = (story, locale) => {
    const finding = story.findings.find((one) => one.locale === locale);
    const changed = fresh.find((one) => one.locale === locale && one.id === story.id);
    const notes = [...(finding?.axe ?? []), ...(finding?.overflow ?? []), ...(finding?.errors ?? [])];
    if (finding?.picture) pictures += 1;
    const shown = changed
      ? image(kept, locale, story.id, 'old') +
        image(path.join(out, 'received'), locale, story.id, changed.pixels === undefined ? 'new story' : 'new') +
        image(path.join(out, 'difference'), locale, story.id, `difference: ${changed.pixels} px`)
      : image(kept, locale, story.id, finding?.picture ? 'as kept' : 'kept, not taken in this run');
    return `<td>${shown}${notes.map((note) => `<p class="note">${escape(note)}</p>`).join('')}</td>`;
  };
  const rows = stories.map((story) => {
    const marks = [
      fresh.some((one) => one.id === story.id) && 'changed',
      story.findings.some((one) => one.overflow.length) && 'overflow',
      story.findings.some((one) => one.axe.length) && 'axe',
      (story.error ?? story.findings.some((one) => one.errors.some((error) => !/picture/.test(error)))) && 'broken',
    ].filter(Boolean);
    const elsewhere = story.findings
      .filter((one) => !locales.includes(one.locale))
      .flatMap((one) => [...one.overflow, ...one.axe, ...one.errors].map((note) => `${one.locale}: ${note}`));
    return `<tr data-marks="${marks.join(' ')}" data-name="${escape(`${story.title} ${story.name}`.toLowerCase())}"><th scope="row">${escape(story.title)}<br><b>${escape(story.name)}</b>${marks.map((mark) => ` <mark>${mark}</mark>`).join('')}${[
      story.error,
      ...elsewhere,
    ]
      .filter(Boolean)
      .map((note) => `<p class="note">${escape(note)}</p>`)
      .join('')}</th>${locales.map((locale) => cell(story, locale)).join('')}</tr>`;
  });
  /** @param {string} mark */
  const count = (mark) => rows.filter((row) => new RegExp(`data-marks="[^"]*${mark}`).test(row)).length;
  const filters = [
    ['', `All ${rows.length}`],
    ...['changed', 'overflow', 'axe', 'broken'].map((mark) => [mark, `${mark} ${count(mark)}`]),
  ];
  const first = count('changed') ? 'changed' : '';
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tally: review of all stories</title><style>${style}</style>
<header><h1>Tally: every story in every locale</h1><p>${only ? `Part of the stories: the ${rows.length} whose id contains “${escape(only)}”.` : `${rows.length} stories.`} Left to right: ${locales.join(', ')}.${stale.length ? ` Pictures without a story: ${stale.map(({ locale, id }) => escape(`${locale}/${id}`)).join(', ')}.` : ''}</p>
<form>${filters.map(([value, label]) => `<label><input type="radio" name="mark" value="${value}"${value === first ? ' checked' : ''}> ${label}</label>`).join('')}<label>Find <input type="search" name="find"></label></form></header>
<table><thead><tr><th scope="col">Story</th>${locales.map((locale) => `<th scope="col">${locale}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>
<script>${script}</script></html>`,
  );
  return { pages: path.relative(root, page), pictures };
}

const style = `
body{margin:0;font:14px/20px system-ui,sans-serif;color:#241619;background:#fff}
header{position:sticky;top:0;z-index:2;padding:12px 16px;background:#fff;border-bottom:1px solid #cfc4c6}
h1{font-size:18px;margin:0}p{margin:4px 0}form{display:flex;flex-wrap:wrap;gap:16px;align-items:center}
table{border-collapse:collapse}th,td{vertical-align:top;text-align:start;padding:12px 16px;border-bottom:1px solid #e9e0e1}
tbody th{position:sticky;left:0;width:200px;min-width:200px;background:#fff;font-weight:400;overflow-wrap:anywhere}
figure{display:inline-block;margin:0 8px 8px 0;vertical-align:top}figcaption{font-size:12px;color:#6b5c60}img{display:block;border:1px solid #cfc4c6}
td{white-space:nowrap}.note{max-width:360px;white-space:pre-wrap;color:#a32a08;overflow-wrap:anywhere}mark{padding:0 6px;border-radius:6px;background:#ffe2db;color:#a32a08}`;

const script = `
const form=document.querySelector('form');
function show(){const{mark,find}=Object.fromEntries(new FormData(form));
for(const row of document.querySelectorAll('tbody tr'))row.hidden=!(row.dataset.marks.split(' ').includes(mark)||!mark)||!row.dataset.name.includes(find.toLowerCase())}
form.addEventListener('input',show);form.addEventListener('submit',e=>e.preventDefault());show();`;
