import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeImage, encodeImage } from '../visual/image.mjs';
import { pictureChanges } from './pictureChanges.mjs';

let repository, approved;
const git = (...args) => execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args]);
const square = (shade) => encodeImage({ data: Buffer.alloc(4 * 4 * 4, shade), width: 4, height: 4 });
const lay = (file, content) => {
  mkdirSync(path.dirname(path.join(approved, file)), { recursive: true });
  writeFileSync(path.join(approved, file), content);
};
const changes = () => {
  const [before, differences] = ['before', 'differences'].map((folder) => path.join(repository, folder));
  return pictureChanges({ repository, commit: 'HEAD', approved, before, differences });
};

beforeEach(async () => {
  repository = mkdtempSync(path.join(tmpdir(), 'tally-changes-'));
  approved = path.join(repository, 'pictures');
  git('init', '-q');
  for (const name of ['same', 'changed', 'gone']) lay(`id/${name}.webp`, await square(200));
  lay(
    'id/recompressed.png',
    await sharp(await square(90))
      .png()
      .toBuffer(),
  );
  git('add', '-A');
  git('commit', '-qm', 'before');
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('nothing is reported when no picture changed', async () => {
  rmSync(path.join(approved, 'id/recompressed.png'));
  lay('id/recompressed.webp', await square(90));
  expect(await changes()).toEqual({ measured: [], gone: [] });
});

test('a changed picture is compared with that of the commit, and new and deleted ones are named', async () => {
  rmSync(path.join(approved, 'id/recompressed.png'));
  rmSync(path.join(approved, 'id/gone.webp'));
  lay('id/recompressed.webp', await square(90));
  lay('id/changed.webp', await square(201));
  lay('en/new.webp', await square(1));
  const { measured, gone } = await changes();
  expect(measured.sort((a, b) => a.locale.localeCompare(b.locale))).toEqual([
    { locale: 'en', name: 'new' },
    { locale: 'id', name: 'changed', pixels: 16 },
  ]);
  expect(gone).toEqual([{ locale: 'id', name: 'gone' }]);
  const old = await decodeImage(readFileSync(path.join(repository, 'before/id/changed.webp')));
  expect(old.data[0]).toBe(200);
});

test('a commit that is not there is an error', async () => {
  const where = { repository, commit: 'nowhere', approved, before: repository, differences: repository };
  await expect(pictureChanges(where)).rejects.toThrow();
});
