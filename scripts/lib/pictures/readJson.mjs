import { readFileSync } from 'node:fs';
import { parseJson, WrongForm } from './forms.mjs';

/**
 * Reads a JSON file whose content is an object.
 *
 * @param {string} file
 * @returns {import('./forms.mjs').Fields}
 * @throws {WrongForm}
 */
export function readJsonFile(file) {
  /** @type {string} */
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new WrongForm(`${file} cannot be read.`);
  }
  return parseJson(text, file);
}
