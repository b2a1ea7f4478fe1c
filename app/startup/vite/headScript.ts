import type { Locale } from '@tally/contract/market';
import { shellTextKeys } from '../../i18n/shellTexts';
import { originDefine } from './apiOrigin';
import { classicScript } from './classicScript';
import en from '../../../locales/en.json';
import enPh from '../../../locales/en_ph.json';
import id from '../../../locales/id.json';
import ptBr from '../../../locales/pt_br.json';

const files: Record<Locale, Record<string, string>> = { en, id, en_ph: enPh, pt_br: ptBr };

/** Texts of the prerendered home (i18n/shellTexts) in every language. */
const texts = () =>
  Object.fromEntries(
    Object.entries(files).map(([locale, all]) => [
      locale,
      Object.fromEntries(shellTextKeys.map((key) => [key, all[key] ?? ''])),
    ]),
  );

/**
 * Builds the page head's script as one classic script that contains the texts.
 * @param next URLs of the second phase's files: `startApp`, and the texts by locale
 * @param apiOrigin of a separate API server; undefined: the server that serves the page
 */
export async function headScript(
  root: string,
  next: Readonly<Record<string, string>>,
  apiOrigin: string | undefined,
): Promise<string> {
  const define = { ...originDefine(apiOrigin), HOME_TEXTS: JSON.stringify(texts()), NEXT_FILES: JSON.stringify(next) };
  const code = await classicScript(root, 'startup/inlineHead.ts', define);
  return code.replaceAll('</script', '<\\/script');
}
