import type { Locale } from '@tally/contract/market/codes';
import { originDefine } from './apiOrigin';
import { classicScript } from './classicScript';

/** URLs of the start's files: scripts of the app, the router and the recovery, and each language's texts. */
export type StartFiles = Readonly<Record<'startApp' | 'routing' | 'recoverStart' | Locale, string>>;

/**
 * Builds the page head's script as one classic script.
 * @param files the start's files, and `imported`, those that the app imports at once; empty in development
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
