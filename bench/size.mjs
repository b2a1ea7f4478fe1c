/**
 * Compares the brotli size of the built app with its budgets.
 *
 *   node bench/size.mjs [--check] [folder]
 *
 * The floor (the fixed packages together, unmodified) is built in the same run. With `--check` the exit code is 1
 * when a budget is exceeded. The folder is dist/app unless another is named; build it first (`npm run build`).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { floorSize } from './size/floor.mjs';
import { isOver, kB, measure, table } from './size/measure.mjs';

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const folder = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '../dist/app'));
if (!existsSync(path.join(folder, 'index.html'))) {
  console.error(`There is no app in ${folder}: run "npm run build" first.`);
  process.exit(1);
}
const floor = await floorSize();
const rows = measure(folder, floor);
console.log(`floor: the fixed packages together ${kB(floor)} kB\n${table(rows)}`);
const over = rows.filter(isOver);
if (over.length) console.log(`${over.length} over budget: ${over.map(({ what }) => what).join('; ')}`);
process.exitCode = values.check && over.length ? 1 : 0;
