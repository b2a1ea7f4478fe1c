import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { storiesOf } from './changes.mjs';
import { pictureStore } from './paths.mjs';
import { isStored } from './store.mjs';

/**
 * Renders approved pictures of this checkout that are not in the store.
 *
 * @param {readonly { story: string, hash: string }[]} pictures
 * @throws when a picture then looks different from what is approved
 */
export async function renderMissing(pictures) {
  const lacking = () => pictures.filter(({ hash }) => !isStored(pictureStore, hash));
  if (lacking().length === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-render-'));
  const list = path.join(folder, 'stories.txt');
  writeFileSync(list, storiesOf(lacking()).join('\n'));
  await run(process.execPath, [path.join(root, 'scripts/visual.mjs'), '--build', '--list', list]);
  rmSync(folder, { recursive: true, force: true });
  const left = storiesOf(lacking());
  if (left.length) throw new Error(`Rendered, they do not look as approved: ${left.join(', ')}`);
}
