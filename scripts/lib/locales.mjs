import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../locales');

/** The languages of the texts: each has a folder in `locales/`. */
export const locales = readdirSync(folder)
  .filter((name) => existsSync(path.join(folder, name, 'shell.json')))
  .sort();
