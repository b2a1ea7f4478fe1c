import type { Locale } from '@tally/contract/market/codes';
import { originDefine } from './apiOrigin';
import { classicScript } from './classicScript';

/** URLs of the start's files: scripts of both phases and of the router, and each language's texts. */
export type StartFiles = Readonly<Record<'firstPaint' | 'startApp' | 'routing' | Locale, string>>;

/**
 * Builds the page head's script as one classic script.
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
    START_FILES: JSON.stringify(files),
  };
  const code = await classicScript(root, 'startup/head/inlineHead.ts', define);
  return code.replaceAll('</script', '<\\/script');
}
