import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { loadStorybookModule } from '../storybookModules.mjs';

/** The earliest time that a zip file can hold: the same content makes the same file. */
const never = new Date(1980, 0, 1);

/**
 * Writes files into a folder, and all of them into a zip file beside them.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files
 */
function writeAll(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const contents = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  writeFileSync(path.join(folder, `${path.basename(folder)}.zip`), zipSync(contents, { mtime: never }));
}

/**
 * Writes what designers take into their own tools: `tokens/`, in the Design Tokens format, and `icons/`, as SVG; each
 * also as one zip file.
 *
 * @param {string} folder
 */
export async function writeTakeaway(folder) {
  const { designTokens } = await loadStorybookModule('.storybook/takeaway/designTokens.ts');
  const { iconFiles } = await loadStorybookModule('.storybook/takeaway/iconFiles.ts');
  const tokens = Object.entries(designTokens()).map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]);
  writeAll(path.join(folder, 'tokens'), Object.fromEntries(tokens));
  writeAll(path.join(folder, 'icons'), iconFiles);
}
