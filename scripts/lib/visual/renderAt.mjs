import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';

/**
 * Renders stories as they were at a commit, and keeps their pictures in the store: checks the commit out beside this
 * checkout, installs it, builds its Storybook, and plays the stories with the runner that it has.
 *
 * @param {string} commit
 * @param {readonly string[]} stories ids; those that the commit does not have are left out
 * @param {string} store folder
 * @throws when there is no such commit, or it cannot be installed or built
 */
export async function renderAt(commit, stories, store) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-base-'));
  const tree = path.join(folder, 'tree');
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' });
  /** @type {(script: string, ...args: string[]) => Promise<number>} */
  const script = (name, ...args) => run(process.execPath, [path.join(tree, 'scripts', name), ...args]);
  try {
    git('worktree', 'add', '--detach', tree, commit);
    console.log(`Rendering ${stories.length} stories as they were at ${commit}.`);
    for (const name of ['lib/setup/install.mjs', 'build-storybook.mjs'])
      if (await script(name)) throw new Error(`${commit} cannot be rendered: its scripts/${name} failed.`);
    const list = path.join(folder, 'stories.txt');
    writeFileSync(list, stories.join('\n'));
    // Whether that commit's own check is green is of no interest here.
    await script('visual.mjs', '--list', list);
    copyPictures(path.join(tree, '.visual/store'), store);
  } finally {
    if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} from folder
 * @param {string} to folder
 */
function copyPictures(from, to) {
  mkdirSync(to, { recursive: true });
  for (const file of existsSync(from) ? readdirSync(from) : [])
    if (file.endsWith('.webp')) copyFileSync(path.join(from, file), path.join(to, file));
}
