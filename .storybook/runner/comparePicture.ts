import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLock, type Lock } from '../../scripts/lib/pictures/lock.mjs';
import { keyOf, sameLook, type Look, type Picture } from '../../scripts/lib/pictures/picture.mjs';
import { decodeImage, type Pixels } from '../../scripts/lib/visual/image.mjs';
import { storePicture, storeWords, lookOf, readWords, type Words } from '../../scripts/lib/visual/store.mjs';

/** A picture that was taken, and how it compares with the approved one (`received.mjs`). */
export interface TakenPicture extends Picture, Look {
  state: 'same' | 'changed' | 'new' | 'unstable';
}

/** Folders of a checkout: the lock, the store, and what pictures looked like at the first attempt of this run. */
const foldersIn = (checkout: string) => ({
  lock: path.join(checkout, '.storybook/pictures'),
  store: path.join(checkout, '.visual/store'),
  attempts: path.join(checkout, '.visual/run/attempts'),
});

const locks = new Map<string, Lock>();
/** The approved pictures, read once for all stories of this process. */
function approvedIn(folder: string): Lock {
  const lock = locks.get(folder) ?? readLock(folder);
  locks.set(folder, lock);
  return lock;
}

/** Maximum number of pictures: of a page that never comes to rest the last one is shown. */
const picturesMax = 5;

/** A picture with its pixels. `rests`: it looks as approved, or two in a row were equal. */
interface Shot {
  pixels: Pixels;
  look: Look;
  rests: boolean;
}

/**
 * Takes pictures until one looks as approved or two in a row are equal, since a page that still moves is not what the
 * user sees.
 */
async function photographAtRest(photograph: () => Promise<Buffer>, known: Look | undefined): Promise<Shot> {
  const shoot = async () => {
    const pixels = await decodeImage(await photograph());
    return { pixels, look: lookOf(pixels) };
  };
  let last = await shoot();
  if (known && sameLook(last.look, known)) return { ...last, rests: true };
  for (let tries = 0; tries < picturesMax; tries++) {
    const next = await shoot();
    if (sameLook(last.look, next.look)) return { ...next, rests: true };
    last = next;
  }
  return { ...last, rests: known !== undefined && sameLook(last.look, known) };
}

/**
 * Remembers what a picture looked like at the first attempt of a run: a story that fails is played once more.
 *
 * @returns false: the picture looked different at an earlier attempt
 */
function rememberLook(folder: string, picture: Picture, look: Look): boolean {
  const file = path.join(folder, `${keyOf(picture)}.json`);
  if (existsSync(file)) return sameLook(JSON.parse(readFileSync(file, 'utf8')) as Look, look);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(look));
  return true;
}

function stateOf(look: Look, known: Look | undefined): TakenPicture['state'] {
  if (!known) return 'new';
  return sameLook(look, known) ? 'same' : 'changed';
}

/**
 * Compares a picture with the approved one and with that of an earlier attempt of this run, and keeps it in the store.
 * One that looks different at the second attempt can't be approved; if it looks as approved then, the run names its
 * story among those that passed only at the second try. Where pictures differ is measured later, outside jest, which is ten times faster.
 *
 * @param photograph takes the picture, as an image file; called until the page rests
 * @param checkout folder of the checkout
 */
export async function comparePicture(
  photograph: () => Promise<Buffer>,
  picture: Picture,
  checkout = process.cwd(),
): Promise<TakenPicture> {
  const folders = foldersIn(checkout);
  const known = approvedIn(folders.lock).get(keyOf(picture));
  const { pixels, look, rests } = await photographAtRest(photograph, known);
  await storePicture(folders.store, pixels, look);
  const isStable = rememberLook(folders.attempts, picture, look) && rests;
  const state = stateOf(look, known);
  return { ...picture, ...look, state: isStable || state === 'same' ? state : 'unstable' };
}

/** Keeps the words of a picture beside it in the store, unless they are there. */
export async function storeWordsOf(
  { hash }: Look,
  find: () => Promise<Words[]>,
  checkout = process.cwd(),
): Promise<void> {
  const { store } = foldersIn(checkout);
  if (!readWords(store, hash)) storeWords(store, hash, await find());
}
