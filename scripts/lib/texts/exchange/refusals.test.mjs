// What is wrong with what translators gave back is said in a sentence, and changes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importTexts } from './commands.mjs';
import { retitle, textsCheckout } from './textsCheckout.mjs';

const { texts, folder, exported, edited, refusal } = textsCheckout();

test.each([
  ['lacks its end', (text) => text.slice(0, -40), /^pt_br.xlf is cut off: its end is missing\.$/],
  ['is no XLIFF', () => '{}', /^pt_br.xlf is no XLIFF\.$/],
  ['is broken inside', (text) => text.replace('</source>', '</sauce>'), /^pt_br.xlf is no XLIFF\.$/],
  [
    'is of another version',
    (text) => text.replace('version="2.0"', 'version="1.2"'),
    /^pt_br.xlf is no XLIFF of version 2\.$/,
  ],
  ['is in another language', (text) => text.replace('trgLang="pt-BR"', 'trgLang="fr"'), /is in fr, which is none/],
  [
    'is of another product',
    (text) => text.replace('<file id="tally">', '<file id="x">'),
    /has no texts of this product/,
  ],
  [
    'has a key that nobody knows',
    (text) => text.replace('id="title.withdraw"', 'id="title.withdrew"'),
    /^pt_br.xlf has texts that pt_br does not have: title\.withdrew\.$/,
  ],
  [
    'has a plural form that the language lacks',
    (text) =>
      text.replace('id="team.members_one"', 'id="team.members_few"').replace(/id="([\w.]+)_one"/, 'id="$1_few"'),
    /_few\.$/,
  ],
  ['has a key twice', (text) => text.replace('id="title.team"', 'id="title.withdraw"'), /has a text twice/],
  [
    'does not say its base',
    (text) => text.replace(/<note>Base: [^<]*<\/note>/, ''),
    /does not say of [\w.]+ what it was/,
  ],
  [
    'has a tag in a text',
    (text) => text.replace(/(<unit id="title.withdraw">[^]*?<target>)/, '$1<ph id="1"/>'),
    /has no plain text for title\.withdraw/,
  ],
  [
    'was made from other texts',
    (text) => retitle(text).replace(/(<unit id="title.withdraw">[^]*?Base: )[0-9a-f]{12}/, '$1000000000000'),
    /^pt_br.xlf was made from other texts than these: title\.withdraw changed meanwhile; export them again\.$/,
  ],
])('an XLIFF that %s gets one sentence and changes nothing', async (_, edit, sentence) => {
  const said = await refusal(edited('xliff', edit));
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

test.each([
  [
    'lacks its last row',
    (text) => text.trimEnd().split('\r\n').slice(0, -1).join('\r\n'),
    /^pt_br.csv is cut off: its end is missing\.$/,
  ],
  ['lacks a row', (text) => text.replace(/pt_br,title\.withdraw,.*\r\n/, ''), /is cut off/],
  ['lacks a column', (text) => text.replace('base', 'bass'), /has no column base/],
  [
    'has two languages',
    (text) => text.replace('pt_br,title.withdraw', 'id,title.withdraw'),
    /has texts in several languages/,
  ],
  [
    'has a key that nobody knows',
    (text) => text.replace('title.withdraw,', 'title.withdrew,'),
    /has texts that pt_br does not have: title\.withdrew\.$/,
  ],
  [
    'was made from other texts',
    (text) => retitle(text).replace(/(pt_br,title\.withdraw,.*,)[0-9a-f]{12}/, '$1000000000000'),
    /was made from other texts than these: title\.withdraw/,
  ],
])('a CSV that %s gets one sentence and changes nothing', async (_, edit, sentence) => {
  const said = await refusal(edited('csv', edit));
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

test('a file that is not there gets one sentence', async () => {
  expect(await refusal('nowhere.xlf')).toBe('nowhere.xlf cannot be read.');
});

/** Puts other words into a text of an exported file. */
const saying = (key, text) =>
  edited('xliff', (file) =>
    file.replace(
      new RegExp(`(<unit id="${key.replace('.', String.raw`\.`)}">[^]*?<target>)[^<]*`),
      (_, before) => `${before}${text}`,
    ),
  );

test.each([
  ['a lost placeholder', 'withdraw.missing', 'Falta dinheiro', 'pt_br withdraw.missing lacks {{missing}}.'],
  [
    'a foreign placeholder',
    'a11y.cooldown',
    'Espere {{segundos}}',
    'pt_br a11y.cooldown has {{segundos}}, which the English text does not have.',
  ],
  ['a mark of direction', 'title.withdraw', 'Sa\u202ecar', 'pt_br title.withdraw has a mark of direction (U+202E).'],
  ['a word that the glossary has given up', 'title.withdraw', 'Sacar grana', 'Slang'],
  ['nothing', 'title.withdraw', '', 'pt_br title.withdraw is empty.'],
])('an import with %s is refused', async (_, key, text, fault) => {
  expect(texts().tree.texts['pt_br'][key]).toBeDefined();
  expect(await refusal(saying(key, text))).toContain(fault);
});

test('what nobody touched is left as it is now, though it changed since the file was made; what was touched is refused', async () => {
  const file = exported('pt_br', 'xliff');
  const now = structuredClone(texts().tree.texts);
  now['pt_br']['title.withdraw'] = 'Sacar agora';
  const later = { ...texts(), tree: { ...texts().tree, texts: now } };
  expect(await importTexts(later, { root: folder(), files: [file], writes: false })).toEqual([
    '0 texts would change; --write writes them.',
  ]);
  writeFileSync(file, retitle(readFileSync(file, 'utf8')));
  await expect(importTexts(later, { root: folder(), files: [file], writes: false })).rejects.toThrow(
    'title.withdraw changed meanwhile',
  );
});

test('two files that say a text in different words are refused', async () => {
  const one = saying('title.withdraw', 'Tirar');
  const other = path.join(folder(), 'other.xlf');
  writeFileSync(other, readFileSync(one, 'utf8').replace('>Tirar<', '>Levar<'));
  expect(await refusal(one, other)).toBe('other.xlf says pt_br title.withdraw in other words than a file before it.');
});
