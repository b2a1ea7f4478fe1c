import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.mjs';

const start = promisify(execFile);

/**
 * Packs the built library as it would be published, and makes a project that has it and links to packages of this
 * repository.
 *
 * @param {string} project its folder, which is made
 * @param {readonly string[]} linked names of packages
 * @returns {Promise<string>} the packed file, beside the project
 */
export async function packLibrary(project, linked) {
  const place = path.dirname(project);
  const library = path.join(project, 'node_modules/@tally/ui');
  await start('npm', ['pack', '--silent', '--pack-destination', place], { cwd: path.join(root, 'dist/ui') });
  const tarball = path.join(place, readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '');
  mkdirSync(library, { recursive: true });
  await start('tar', ['-xzf', tarball, '-C', library, '--strip-components=1']);
  for (const name of linked) {
    const link = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), link);
  }
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ name: 'another-project', version: '1.0.0', private: true, type: 'module' }),
  );
  return tarball;
}
