import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeImage, encodeImage } from '../visual/image.mjs';
import { measureDifferences } from '../visual/difference.mjs';
import { listPictures, pictureFile } from '../visual/pictureFiles.mjs';

/** @typedef {import('../visual/pictureFiles.mjs').Picture} Picture */

/** Output buffer for git: a commit may list more pictures than fit into the default one. */
const maxBuffer = 64 * 1024 * 1024;

/**
 * @param {string} repository
 * @param {string[]} args
 */
const git = (repository, args) => execFileSync('git', ['-C', repository, ...args], { maxBuffer });

/**
 * The git blob hashes of files.
 *
 * @param {string} repository
 * @param {string[]} files
 */
function blobsOf(repository, files) {
  if (files.length === 0) return [];
  const input = files.join('\n');
  const printed = execFileSync('git', ['-C', repository, 'hash-object', '--stdin-paths'], { input, maxBuffer });
  return printed.toString().trim().split('\n');
}

/**
 * Lists the pictures in a commit.
 *
 * @param {string} repository
 * @param {string} commit
 * @param {string} folder of the pictures in the repository
 * @returns {(Picture & { blob: string, format: string })[]}
 * @throws when there is no such commit
 */
function picturesAt(repository, commit, folder) {
  const lines = git(repository, ['ls-tree', '-r', commit, '--', folder]).toString().split('\n').filter(Boolean);
  return lines.map((line) => {
    const [facts = '', file = ''] = line.split('\t');
    const { name, ext } = path.parse(file);
    return { locale: path.basename(path.dirname(file)), name, format: ext, blob: facts.split(' ')[2] ?? '' };
  });
}

/**
 * Compares the approved pictures with those of a commit, by their pixels.
 *
 * @param {object} where
 * @param {string} where.repository
 * @param {string} where.commit
 * @param {string} where.approved folder of the pictures as they are now, inside the repository
 * @param {string} where.before folder for the old versions of changed and removed pictures
 * @param {string} where.differences folder for pictures of the differences
 * @returns {Promise<{ measured: import('../visual/difference.mjs').MeasuredPicture[], gone: Picture[] }>}
 */
export async function pictureChanges({ repository, commit, approved, before, differences }) {
  const folder = path.relative(repository, approved);
  const old = new Map(picturesAt(repository, commit, folder).map((one) => [`${one.locale}/${one.name}`, one]));
  const now = listPictures(approved);
  const blobs = blobsOf(
    repository,
    now.map((picture) => pictureFile(approved, picture)),
  );
  const unlike = now.filter(({ locale, name }, at) => old.get(`${locale}/${name}`)?.blob !== blobs[at]);
  const gone = Array.from(old.values()).filter((picture) => !existsSync(pictureFile(approved, picture)));
  for (const { locale, name } of [...unlike, ...gone]) {
    const was = old.get(`${locale}/${name}`);
    if (!was) continue;
    const file = pictureFile(before, was);
    const content = git(repository, ['cat-file', 'blob', was.blob]);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, was.format === path.extname(file) ? content : await encodeImage(await decodeImage(content)));
  }
  const measured = await measureDifferences(unlike, { approved: before, received: approved, differences });
  return {
    measured: measured.filter(({ pixels }) => pixels !== 0),
    gone: gone.map(({ locale, name }) => ({ locale, name })),
  };
}
