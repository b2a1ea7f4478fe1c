import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const folders = ['tokens', 'locales', 'contract', 'ui', 'app', 'server', 'host-simulator', 'scripts'];
const files = ['package-lock.json', 'package.json'];
const notBuilt = /\.(test|stories|journey)\.|\.tsbuildinfo$|\.md$/;
const mark = path.join(root, 'dist/.built');

/** Computes a hash of all inputs of the build. */
function fingerprint() {
  const hash = createHash('sha256');
  const names = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const name of [...files.map((file) => path.join(root, file)), ...names.sort()])
    hash.update(path.relative(root, name)).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex');
}

/** Whether dist/ is up to date with the sources. */
export const isBuilt = () => existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint();

/** Records that dist/ was built from the current sources. */
export function markBuilt() {
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, fingerprint());
}
