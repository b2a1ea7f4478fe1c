import type { Locale } from '@tally/contract/market';
import { shellTextKeys } from '../../i18n/shellTexts';
import { originDefine } from './apiOrigin';
import { classicScript } from './classicScript';
import en from '../../../locales/en.json';
import enPh from '../../../locales/en_ph.json';
import id from '../../../locales/id.json';
import ptBr from '../../../locales/pt_br.json';

const allTexts: Record<Locale, Record<string, string>> = { en, id, en_ph: enPh, pt_br: ptBr };

/**
 * A text for each key, one per line: keys that stood with each language's texts would be a fifth of the page head's
 * script, to be transferred and parsed before the first paint.
 * @throws {Error} when a text has a line break: all that follow would get a wrong key
 */
function lines(texts: readonly string[]): string {
  if (texts.some((text) => text.includes('\n'))) throw new Error('A text of the prerendered home has a line break.');
  return texts.join('\n');
}

/** Locale -> texts of the prerendered home (i18n/shellTexts), in the order of `shellTextKeys`. */
const texts = () =>
  Object.fromEntries(
    Object.entries(allTexts).map(([locale, all]) => [locale, lines(shellTextKeys.map((key) => all[key] ?? ''))]),
  );

/** URLs of the start's files: scripts of both phases and of the router, and each language's texts. */
export type StartFiles = Readonly<Record<'firstPaint' | 'startApp' | 'routing' | Locale, string>>;

/**
 * Builds the page head's script as one classic script that contains the texts.
 * @param files the start's files, and `imported`, those that the first phase imports; empty in development
 * @param apiOrigin of a separate API server; undefined: the server that serves the page
 */
export async function headScript(
  root: string,
  files: Partial<StartFiles> & { imported?: readonly string[] },
  apiOrigin: string | undefined,
): Promise<string> {
  const define = {
    ...originDefine(apiOrigin),
    HOME_TEXT_KEYS: JSON.stringify(lines(shellTextKeys)),
    HOME_TEXTS: JSON.stringify(texts()),
    START_FILES: JSON.stringify(files),
  };
  const code = await classicScript(root, 'startup/inlineHead.ts', define);
  return code.replaceAll('</script', '<\\/script');
}
