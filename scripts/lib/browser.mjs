/**
 * The browsers for pictures and journeys: the Chromium inside the npm package @sparticuz/chromium (linux x64), so that
 * package-lock.json pins it exactly and nothing is downloaded outside of npm. Version 92 of the same package is the
 * oldest browser that the product supports; only journeys use it.
 *
 * Each version is unpacked once under node_modules/.cache. `CHROMIUM_PATH` selects another browser for looking at
 * stories; its pictures cannot be compared with the ones in the repository.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');

/** The browsers that package-lock.json pins. */
const packages = { current: '@sparticuz/chromium', oldest: 'chromium-92' };

/**
 * Finds the executable of a browser and the environment that its process needs.
 *
 * @param {'current' | 'oldest'} [which] the one for pictures and journeys, or the oldest that the product supports
 * @returns {{ executablePath: string, env: Record<string, string>, pinned: boolean }} `pinned` is false when its
 *   pictures cannot be compared with those in the repository.
 * @throws {Error} on another platform than linux x64 without `CHROMIUM_PATH`, which `oldest` ignores.
 */
export function browser(which = 'current') {
  const env = /** @type {Record<string, string>} */ ({ ...process.env });
  if (env.CHROMIUM_PATH && which === 'current') return { executablePath: env.CHROMIUM_PATH, env, pinned: false };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The pinned browser runs on linux x64 only. Set CHROMIUM_PATH to a Chromium or Chrome of this machine to look anyway.',
    );
  }
  // Libraries and fonts come from the current package: the package of the oldest browser lacks some that it needs.
  const libraries = unpacked('current', ['al2023.tar.br', 'fonts.tar.br']);
  const home = which === 'current' ? libraries : unpacked(which, []);
  return {
    executablePath: path.join(home, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: path.join(libraries, 'lib'), FONTCONFIG_FILE: fontConfig(libraries) },
    pinned: true,
  };
}

/**
 * Unpacks a browser if that has not been done, with `archives` next to its executable, and returns its folder.
 *
 * @param {'current' | 'oldest'} which
 * @param {string[]} archives
 */
function unpacked(which, archives) {
  const bin = path.join(packageFolder(packages[which]), 'bin');
  const { version } = JSON.parse(readFileSync(path.resolve(bin, '../package.json'), 'utf8'));
  const home = path.join(root, 'node_modules/.cache/chromium', version);
  if (!existsSync(path.join(home, 'done'))) unpack(bin, home, archives);
  return home;
}

/**
 * Finds the folder in which a package is installed, recognised by the browser in its `bin`: an ancestor of the file
 * that the package name resolves to.
 *
 * @param {string} name
 */
function packageFolder(name) {
  let folder = path.dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(path.join(folder, 'bin'))) folder = path.dirname(folder);
  return folder;
}

/**
 * Unpacks into a temporary folder and renames it in one step, because two processes may do this at once and one may be
 * killed.
 *
 * @param {string} bin
 * @param {string} home
 * @param {string[]} archives
 */
function unpack(bin, home, archives) {
  const part = `${home}.${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  /** @param {string} name */
  const read = (name) => brotliDecompressSync(readFileSync(path.join(bin, name)));
  writeFileSync(path.join(part, 'chromium'), read('chromium.br'));
  chmodSync(path.join(part, 'chromium'), 0o755);
  for (const name of archives) execFileSync('tar', ['-x', '-C', part], { input: read(name), maxBuffer: 1e9 });
  writeFileSync(path.join(part, 'done'), '');
  try {
    renameSync(part, home);
  } catch {
    rmSync(part, { recursive: true, force: true }); // another process has already unpacked it
  }
}

/**
 * Writes a font configuration with one font family of our own and no system fonts: a Chromium without any configured
 * font draws no text at all, not even web fonts. It is rewritten when the checkout has moved, because fontconfig needs
 * absolute paths; and atomically, because another browser may be reading it.
 *
 * @param {string} home
 */
function fontConfig(home) {
  const file = path.join(home, 'fonts.conf');
  const want = fontConfigText([`${home}/fonts`], `${home}/fontcache`);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== want) {
    const part = `${file}.${process.pid}`;
    writeFileSync(part, want);
    renameSync(part, file);
  }
  return file;
}

/**
 * Command line arguments of every browser: no network calls of its own, and pictures that do not depend on the machine.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // Otherwise a partial repaint of a tile occasionally changes single edge pixels by one level.
  '--disable-partial-raster',
  // Keeps Skia from choosing code paths by CPU features.
  '--disable-skia-runtime-opts',
];

/** Starts the browser with Playwright. The caller closes it. */
export async function launch() {
  const { chromium } = await import('playwright');
  const { executablePath, env } = browser();
  return chromium.launch({ executablePath, env, args: browserArgs });
}

if (process.argv[1] === import.meta.filename) console.log(browser().executablePath);

/**
 * Text of a fontconfig file that gives a browser the fonts of these folders and no others.
 *
 * @param {readonly string[]} folders
 * @param {string} cache folder
 */
export function fontConfigText(folders, cache) {
  const fonts = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}<cachedir>${cache}</cachedir></fontconfig>`;
}
