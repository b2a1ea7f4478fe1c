// Texts out to translators and back (`npm run texts -- export`, `import`).
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../locales.mjs';
import { exportTexts } from './commands.mjs';
import { readCsv, writeCsv } from './csv.mjs';
import { putText } from './putText.mjs';
import { retitle, retitled, textsCheckout } from './textsCheckout.mjs';
import { readXliff, writeXliff } from './xliff.mjs';

const { texts, folder, snapshot, exported, edited, runImport } = textsCheckout();

const tags = { en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' };
const formats = /** @type {const} */ (['xliff', 'csv']);

test.each(locales.flatMap((locale) => formats.map((format) => [locale, format])))(
  'all texts of %s go out as %s and come back, and nothing changes',
  async (locale, format) => {
    const before = snapshot();
    expect(await runImport([exported(locale, format)])).toEqual(['0 texts written.']);
    expect(snapshot()).toEqual(before);
  },
);

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
  .filter((text) => text.trim() === text && text !== '' && !/[\p{Cc}\p{Cs}\ufeff\ufffe\uffff]/u.test(text));
const unit = fc.record({
  source: words,
  text: words,
  context: words,
  limits: words,
  base: fc.stringMatching(/^[0-9a-f]{12}$/),
});
const units = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,6}\.[a-z_0-9]{1,8}$/), unit, { minKeys: 1, maxKeys: 6 })
  .map((all) => Object.entries(all).map(([key, one]) => ({ key, ...one })));

test('any words come back from either kind of file as they went out', async () => {
  await fc.assert(
    fc.asyncProperty(units, fc.constantFrom(...locales), async (sent, locale) => {
      const back = { locale, units: sent.map(({ key, source, text, base }) => ({ key, source, text, base })) };
      expect(await readXliff(writeXliff(locale, sent, tags), tags)).toEqual(back);
      expect(readCsv(writeCsv(locale, sent), tags)).toEqual(back);
    }),
    { numRuns: 200 },
  );
});

test('a file that is cut off anywhere is refused whole', async () => {
  const sent = [
    { key: 'a.one', source: 'One', text: 'Um,\u00a0"dois"', context: 'c', limits: 'l', base: '0'.repeat(12) },
    { key: 'a.two', source: 'Two', text: 'Dois & três', context: 'c', limits: 'l', base: '1'.repeat(12) },
  ];
  const [xliff, csv] = [writeXliff('pt_br', sent, tags).trimEnd(), writeCsv('pt_br', sent).trimEnd()];
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0, max: 0.999, noNaN: true }), async (share) => {
      const cut = (text) => text.slice(0, Math.floor(text.length * share));
      await expect(readXliff(cut(xliff), tags)).rejects.toThrow(/^is (cut off|no XLIFF)/);
      // The last row ends in columns that are empty.
      if (!cut(csv).includes('(end),,2')) expect(() => readCsv(cut(csv), tags)).toThrow(/^(is cut off|has no column)/);
    }),
  );
});

test.each(formats)(
  'one word is changed in %s: the import says so, writes it when asked, and touches no other line',
  async (format) => {
    const before = snapshot();
    const old = texts().tree.texts['pt_br']['title.withdraw'];
    const file = edited(format, retitle);
    expect(await runImport([file], false)).toEqual([
      `pt_br title.withdraw\n  - ${old}\n  + ${retitled}`,
      '1 text would change; --write writes it.',
    ]);
    expect(snapshot()).toEqual(before);
    expect((await runImport([file])).at(-1)).toBe('1 text written.');
    const lines = (all) => all.flatMap(([name, text]) => text.split('\n').map((line) => `${name}: ${line}`));
    const [was, now] = [lines(before), lines(snapshot())];
    const [gone, come] = [was.filter((line) => !now.includes(line)), now.filter((line) => !was.includes(line))];
    expect(gone).toEqual([expect.stringContaining(`"title.withdraw": "${old}"`)]);
    expect(come).toEqual([gone[0].replace(`"${old}"`, `"${retitled}"`)]);
    for (const [name, text] of before) writeFileSync(name, text);
  },
);

test('a text is put into its file as that file writes texts', () => {
  const json = '{\n  "a.b": "old \\"x\\"",\n  "a_b": "stays"\n}\n';
  expect(putText(json, 'a.b', '3\u00a0dias "\u2060$1"')).toBe(
    '{\n  "a.b": "3\\u00a0dias \\"\\u2060$1\\"",\n  "a_b": "stays"\n}\n',
  );
});

test('only what has changed since a commit goes out, in the language or in English', () => {
  const repository = mkdtempSync(path.join(tmpdir(), 'tally-since-'));
  const git = (...args) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args]);
  cpSync(path.join(folder(), 'locales'), path.join(repository, 'locales'), { recursive: true });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'texts');
  const now = structuredClone(texts().tree.texts);
  now['en']['title.team'] = 'Friends';
  now['pt_br']['title.withdraw'] = 'Sacar agora';
  now['id']['title.own'] = 'Lain';
  const later = { ...texts(), tree: { ...texts().tree, texts: now } };
  const options = { root: repository, folder: folder(), locales: ['pt_br'], format: /** @type {const} */ ('csv') };
  expect(exportTexts(later, { ...options, since: 'HEAD' })[0]).toMatch(/pt_br\.csv: 2 texts$/);
  const { units: sent } = readCsv(readFileSync(path.join(folder(), 'pt_br.csv'), 'utf8'), tags);
  expect(sent.map(({ key }) => key).sort()).toEqual(['title.team', 'title.withdraw']);
  expect(() => exportTexts(later, { ...options, since: 'nowhere' })).toThrow('There is no commit nowhere.');
  rmSync(repository, { recursive: true, force: true });
});
