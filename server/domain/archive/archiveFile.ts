import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import type { Market } from '@tally/contract/market/codes';
import { StartError } from '../../runtime/startError';
import { createMonthDigest } from './monthDigest';
import type { Line, MonthDigest, MonthFrame } from './monthDigest';

/** What stands beside the lines of a month: how they are divided, and what they come to. */
export interface Manifest {
  readonly tally: 'ledger month 1';
  readonly frame: MonthFrame;
  readonly digest: MonthDigest;
}

const ending = '.jsonl.gz';

/** The file of a month's lines in a folder. */
export const fileIn = (folder: string, name: string): string => path.join(folder, `transfers-${name}${ending}`);
const manifestOf = (file: string): string => file.replace(/\.jsonl\.gz$/, '.json');

async function reachDisk(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves a file that was written under another name to its own name, durably. */
async function putInPlace(written: string, file: string): Promise<void> {
  await reachDisk(written);
  await rename(written, file);
  await reachDisk(path.dirname(file));
}

/**
 * Writes the lines of a month, compressed, and its manifest. The same lines give the same file. A file that was begun
 * has another name, so it is never taken for a whole one.
 *
 * @param lines each with its market; markets in order, in each the ids in order
 */
export async function writeArchive(
  file: string,
  frame: MonthFrame,
  lines: AsyncIterable<readonly [Market, string]>,
): Promise<MonthDigest> {
  const digest = createMonthDigest(frame);
  async function* text() {
    for await (const [market, line] of lines) {
      digest.add(market, line);
      yield `${line}\n`;
    }
  }
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(`${file}.part`));
  await putInPlace(`${file}.part`, file);
  const ended = digest.end();
  const manifest: Manifest = { tally: 'ledger month 1', frame, digest: ended };
  await writeFile(`${manifestOf(file)}.part`, `${JSON.stringify(manifest, null, 1)}\n`);
  await putInPlace(`${manifestOf(file)}.part`, manifestOf(file));
  return ended;
}

/**
 * Reads the manifest of a month's file.
 *
 * @throws {StartError} when there is none, or another thing
 */
export async function readManifest(file: string): Promise<Manifest> {
  const name = manifestOf(file);
  if (!file.endsWith(ending) || !existsSync(file) || !existsSync(name))
    throw new StartError(`Say a file transfers-<month>${ending} that has its .json beside it.`);
  const manifest = JSON.parse(await readFile(name, 'utf8').catch(() => '{}')) as Partial<Manifest>;
  if (manifest.tally !== 'ledger month 1' || !manifest.frame || !manifest.digest)
    throw new StartError(`${name} is no manifest of a month of the ledger.`);
  return manifest as Manifest;
}

/** The market of each line, by the numbers of lines that the manifest says. */
function* marketsOf({ digest }: Manifest): Generator<Market> {
  for (const [market, count] of digest.markets) for (let left = count; left > 0; left--) yield market;
}

/** The lines of a compressed text; `readline` would also end one at separators that a line may hold. */
async function* textLinesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped);
  // It also ends the loop below, which throws the same.
  reading.catch(() => undefined);
  let rest = '';
  const decoder = new StringDecoder('utf8');
  for await (const chunk of unzipped) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await reading;
  if (rest !== '') yield rest;
}

/** Reads the lines of a month's file one after the other. */
async function* linesOf(file: string, manifest: Manifest): AsyncGenerator<readonly [Market, string]> {
  const markets = marketsOf(manifest);
  for await (const line of textLinesOf(file)) {
    const market = markets.next();
    if (market.done) throw new StartError(`${file} has more lines than its manifest.`);
    yield [market.value, line];
  }
}

/**
 * Reads a month's file and compares it with its manifest and, by the hashes of the days in there, with the chain.
 *
 * @param each gets every line; nothing is proven before the end
 * @returns what the file comes to
 * @throws {StartError} when it is not as it was written
 */
export async function readArchive(
  file: string,
  manifest: Manifest,
  each: (line: Line) => Promise<void> | void = () => undefined,
): Promise<MonthDigest> {
  const digest = createMonthDigest(manifest.frame);
  try {
    for await (const [market, line] of linesOf(file, manifest)) await each(digest.add(market, line));
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error;
    if (error instanceof SyntaxError || ('code' in error && String(error.code).startsWith('Z_')))
      throw new StartError(`${file} is damaged: ${error.message}.`);
    throw error;
  }
  const found = digest.end();
  if (found.differ.length > 0)
    throw new StartError(`${file} differs from the chain of days: ${found.differ.join(', ')}.`);
  if (JSON.stringify(found) !== JSON.stringify(manifest.digest))
    throw new StartError(`${file} is not as it was written: its lines differ from its manifest.`);
  return found;
}
