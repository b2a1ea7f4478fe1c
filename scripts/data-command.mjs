/**
 * `npm run catalogue -- check|import|export`, `npm run market-rules -- ...` and `npm run operator-key -- make|end|list`:
 * run the server's command of that name from its sources (docs/catalogue.md, docs/market-rules.md, docs/operations).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { root } from './lib/run.mjs';

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
const outDir = path.join(root, 'node_modules/.cache/tally-data');
const output = { outDir, emptyOutDir: true, sourcemap: false };
await build({ root: path.join(root, 'server'), logLevel: 'error', build: output });

// npm runs this in the project's folder; file arguments are relative to the folder in which npm was called.
const [command, what, target, ...more] = process.argv.slice(2);
const from = process.env.INIT_CWD ?? process.cwd();
const isFile = target !== undefined && ['check', 'dry-run', 'import'].includes(what ?? '');
const commandArguments = [what, isFile ? path.resolve(from, target) : target, ...more].filter(
  (word) => word !== undefined,
);
const program = path.join(outDir, 'main.js');
const child = spawn(process.execPath, [program, command ?? '', ...commandArguments], { cwd: root, stdio: 'inherit' });
child.on('close', (code) => process.exit(code ?? 1));
