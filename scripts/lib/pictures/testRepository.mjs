import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * An empty repository that merges files as ours does, for tests of files that branches change side by side.
 *
 * @template Content
 * @param {string} kept folder in it, whose content the test writes
 * @param {(folder: string, content: Content) => void} write
 */
export function testRepository(kept, write) {
  const repository = mkdtempSync(path.join(tmpdir(), 'tally-repository-'));
  const folder = path.join(repository, kept);
  /** @param {...string} args */
  const git = (...args) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { stdio: 'pipe' });
  /** @param {Content} content */
  const commit = (content) => {
    write(folder, content);
    git('add', '-A');
    git('commit', '-qm', 'content', '--allow-empty');
  };
  mkdirSync(folder, { recursive: true });
  git('init', '-q', '-b', 'main');
  writeFileSync(path.join(repository, '.gitattributes'), readFileSync(path.join(root, '.gitattributes')));
  return {
    repository,
    folder,
    git,
    commit,
    /**
     * Merges two branches that begin with the same content; the folder has the result.
     *
     * @param {Content} base
     * @param {Content} ours
     * @param {Content} theirs
     */
    merge(base, ours, theirs) {
      commit(base);
      git('checkout', '-qb', 'theirs');
      commit(theirs);
      git('checkout', '-q', 'main');
      commit(ours);
      git('merge', '-q', 'theirs', '-m', 'merge');
    },
    remove: () => rmSync(repository, { recursive: true, force: true }),
  };
}
