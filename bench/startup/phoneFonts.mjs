import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontConfigText } from '../../scripts/lib/browser.mjs';

const packageFolder = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/package.json'));
/** The upright weights of the system font that Android phones have. */
const weights = ['100Thin', '300Light', '400Regular', '500Medium', '700Bold', '900Black'];

/**
 * Gives the browser the font of Android phones, Roboto, and no other. Without it each size and weight of a text goes
 * through the machine's general fallback, and layout until the first paint takes half as long again.
 *
 * @param {string} folder where the configuration and its cache are written
 * @returns {Record<string, string>} variables for the browser's environment
 */
export function phoneFonts(folder) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  const folders = weights.map((weight) => path.join(packageFolder, weight));
  writeFileSync(file, fontConfigText(folders, path.join(folder, 'cache')));
  return { FONTCONFIG_FILE: file };
}
