import path from 'node:path';
import { build } from 'vite';
import { shellTextKeys } from '../../i18n/shellTexts';
import { originDefine } from './apiOrigin';
import en from '../../../locales/en.json';
import enPh from '../../../locales/en_ph.json';
import id from '../../../locales/id.json';
import ptBr from '../../../locales/pt_br.json';

const files: Record<string, Record<string, string>> = { en, id, en_ph: enPh, pt_br: ptBr };

/** The home screen's texts in every language; what is the same as in English is not repeated for en_ph. */
const texts = () =>
  Object.fromEntries(
    Object.entries(files).map(([locale, all]) => [
      locale,
      Object.fromEntries(shellTextKeys.map((key) => [key, all[key] ?? ''])),
    ]),
  );

/**
 * The page head's script as one classic script, with the texts inside.
 * @param next addresses of the second phase's files: `startApp`, and the texts by locale
 * @param apiOrigin of another API server than the one that serves the page
 */
export async function headScript(
  root: string,
  next: Readonly<Record<string, string>>,
  apiOrigin: string | undefined,
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { ...originDefine(apiOrigin), HOME_TEXTS: JSON.stringify(texts()), NEXT_FILES: JSON.stringify(next) },
    build: {
      write: false,
      target: 'chrome87',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'startup/inlineHead.ts'), output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The page head was not built.');
  const chunk = bundle.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The page head has no code.');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
