/**
 * The texts, for whoever reads and translates them.
 *
 *   npm run texts                  writes which values each text needs (locales/params.ts), and the proof sheets
 *                                  (dist/proof/index.html)
 *   npm run texts -- export        writes a file for each language into dist/translate, for translators
 *       [--since <commit>]         only what has changed since, in that language or in English
 *       [--language <language>]    may be repeated
 *       [--format xliff|csv]
 *       [--to <folder>]
 *   npm run texts -- import <file> [...]
 *                                  says what such files would change, and what is wrong with them
 *       [--write]                  writes it into locales/
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeParams } from '../locales/generate-params.mjs';
import { locales } from './lib/locales.mjs';
import { buildProof } from './lib/proof/buildProof.mjs';
import { root } from './lib/run.mjs';
import { exportTexts, importTexts } from './lib/texts/exchange/commands.mjs';
import { loadTexts } from './lib/texts/loadTexts.mjs';

/** @param {string[]} args */
async function runExport(args) {
  const { values } = parseArgs({
    args,
    options: {
      since: { type: 'string' },
      language: { type: 'string', multiple: true, default: [...locales] },
      format: { type: 'string', default: 'xliff' },
      to: { type: 'string', default: path.join(root, 'dist/translate') },
    },
  });
  const { since, language, format, to } = values;
  if (format !== 'xliff' && format !== 'csv') throw new Error(`--format is "${format}"; it is xliff or csv.`);
  const unknown = language.find((one) => !locales.includes(one));
  if (unknown) throw new Error(`--language is "${unknown}"; it is ${locales.join(', ')}.`);
  return exportTexts(await loadTexts(), { root, folder: path.resolve(to), locales: language, format, since });
}

/** @param {string[]} args */
async function runImport(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { write: { type: 'boolean' } } });
  if (positionals.length === 0) throw new Error('Name the files that translators gave back.');
  return importTexts(await loadTexts(), { root, files: positionals, writes: values.write ?? false });
}

async function writeAll() {
  writeParams();
  return [await buildProof(path.join(root, 'dist/proof'))];
}

const [command, ...rest] = process.argv.slice(2);
const commands = { export: runExport, import: runImport };
try {
  if (command && !Object.hasOwn(commands, command))
    throw new Error(`There is no "${command}": it is export or import.`);
  const act = command ? commands[/** @type {keyof typeof commands} */ (command)] : writeAll;
  console.log((await act(rest)).join('\n'));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  if (command) console.error('Nothing was changed.');
  process.exitCode = 1;
}
