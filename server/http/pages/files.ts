import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(text|application)\/|svg/;

/** A file as it is sent. */
export interface ServedFile {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
  /** The brotli-compressed body; undefined where compression doesn't pay off. */
  readonly brotli: Buffer<ArrayBuffer> | undefined;
  readonly etag: string;
}

/** Compresses a text with brotli; quality 11 is the smallest, 5 the fastest that is worthwhile. */
export const brotliOf = async (body: Buffer, quality: 5 | 11): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await compress(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  );

/** The files of a folder; each is read and compressed once. */
export interface Folder {
  /** `undefined` when there is no such file, or the path leads out of the folder. */
  file(urlPath: string): Promise<ServedFile | undefined>;
}

/** Above this size in bytes, compression at quality 11 would delay the first request by seconds. */
const bigFile = 400_000;

export function openFolder(folder: string): Folder {
  const root = path.resolve(folder);
  const cache = new Map<string, { readonly changed: number; readonly file: Promise<ServedFile> }>();
  const load = async (file: string, changed: number): Promise<ServedFile> => {
    const body = await readFile(file);
    const type = types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    const ready = await readFile(`${file}.br`).catch(() => undefined);
    const brotli =
      ready ??
      (compressible.test(type) && body.length > 500 ? await brotliOf(body, body.length > bigFile ? 5 : 11) : undefined);
    return { type, body, brotli, etag: `"${body.length.toString(36)}-${Math.round(changed).toString(36)}"` };
  };
  return {
    file: async (urlPath) => {
      let decoded: string;
      try {
        decoded = decodeURIComponent(urlPath);
      } catch {
        return undefined;
      }
      const file = path.join(root, decoded);
      if (decoded.includes('\0') || !file.startsWith(root + path.sep)) return undefined;
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const known = cache.get(file);
      if (known?.changed === found.mtimeMs) return known.file;
      // The promise is cached, so that concurrent first requests share one compression.
      const loading = load(file, found.mtimeMs);
      cache.set(file, { changed: found.mtimeMs, file: loading });
      loading.catch(() => cache.delete(file));
      return loading;
    },
  };
}

/** Whether a path has the extension of a known file type; `/privacy-policy/com.tally.id` hasn't. */
export const namesFile = (urlPath: string): boolean => path.extname(urlPath).toLowerCase() in types;

/** Whether the browser accepts brotli. */
export const takesBrotli = (acceptEncoding: string | undefined): boolean => /\bbr\b/.test(acceptEncoding ?? '');
