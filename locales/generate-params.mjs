// Writes params.ts, which lists the placeholders of each text by the part of the texts it arrives with, so that a
// missing one, or a text that is not there yet, is a type error. TypeScript cannot infer placeholders: JSON imports
// have the type string, not the literal text. Run by `npm run texts`; texts.test.ts checks that the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** The parts of the texts, a file each in the folder of a language, in the order in which they arrive (text.ts). */
export const partNames = ['shell', 'home', 'deferred', 'pages', 'operator'];

/** A part of a language's texts. */
export const readPart = (locale, part) => JSON.parse(readFileSync(path.join(folder, locale, `${part}.json`), 'utf8'));

/** All texts of a language. */
export const readTexts = (locale) => Object.assign({}, ...partNames.map((part) => readPart(locale, part)));

/** The rows of an interface: text key -> the names of its placeholders. */
function rowsOf(texts) {
  const params = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(/_(one|many|other)$/, '');
    const names = params.get(base) ?? new Set();
    if (base !== key) names.add('count');
    for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name);
    params.set(base, names);
  }
  return [...params].map(
    ([key, names]) => `  '${key}': ${names.size ? [...names].map((n) => `'${n}'`).join(' | ') : 'never'};\n`,
  );
}

/** The source of params.ts for these texts, by part: an interface per part, which has those of the parts before it. */
export function paramsSource(parts) {
  const nameOf = (part) => part && `${part[0].toUpperCase()}${part.slice(1)}Params`;
  const interfaces = partNames.map((part, at) => {
    const before = nameOf(partNames[at - 1]);
    return `interface ${nameOf(part)}${before ? ` extends ${before}` : ''} {\n${rowsOf(parts[part]).join('')}}\n`;
  });
  return `/* eslint-disable max-lines -- a row for each text */
// Made by generate-params.mjs from en/: run \`npm run texts\` after changing a text.

${interfaces.join('\n')}
/** Part of the texts -> text key, of this part or one before it -> the names of its placeholders. */
export interface PartParams {
${partNames.map((part) => `  ${part}: ${nameOf(part)};\n`).join('')}}
`;
}

/** Writes params.ts anew. */
export function writeParams() {
  const parts = Object.fromEntries(partNames.map((part) => [part, readPart('en', part)]));
  writeFileSync(path.join(folder, 'params.ts'), paramsSource(parts));
}
