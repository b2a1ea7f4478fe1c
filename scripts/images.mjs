/** `npm run images`: makes the README's contact sheet from the approved pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSheet, sheetFile, sheetSources, sourcesFile } from './lib/contactSheet/sheet.mjs';
import { root } from './lib/run.mjs';

const sources = sheetSources();
mkdirSync(path.dirname(sheetFile), { recursive: true });
writeFileSync(sheetFile, await drawSheet(sources));
writeFileSync(sourcesFile, `${JSON.stringify(sources, null, 2)}\n`);
console.log(`Wrote ${path.relative(root, sheetFile)} from ${sources.length} approved pictures.`);
