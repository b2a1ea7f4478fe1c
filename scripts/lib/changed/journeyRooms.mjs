import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

export const journeyFolder = 'app/e2e/';

/** @typedef {ReadonlyMap<string, readonly string[]>} Rooms the rooms of each journey, by its file */

/**
 * The rooms that a journey says it goes through, in a comment at its top:
 * `// Rooms: app/features/wallet, contract/wallet/withdraw`. A room is a folder, or the beginning of the names of
 * some of its files.
 *
 * @param {string} source of a journey
 * @returns {readonly string[]}
 */
export function roomsIn(source) {
  const [, comment = ''] = /^\/\/ Rooms: (.*(?:\n\/\/ .*)*)/.exec(source) ?? [];
  return comment.split(/[\s,/]*\n\/\/\s*|,\s*/).filter(Boolean);
}

/** @returns {Rooms} */
export const readRooms = () =>
  new Map(
    readdirSync(path.join(root, journeyFolder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.journey\.\w+$/.test(file))
      .sort()
      .map((file) => [journeyFolder + file, roomsIn(readFileSync(path.join(root, journeyFolder, file), 'utf8'))]),
  );
