import { isShareLink } from '../../../contract/hostLinks';

/**
 * The origin of another API server, from the environment of the build (`VITE_API_ORIGIN`); undefined: the page's own.
 *
 * @throws {Error} for what is no https address (http only on this machine) or has a path
 */
export function parseApiOrigin(named: string | undefined): string | undefined {
  if (!named) return undefined;
  const { origin, pathname, search, hash } = isShareLink(named)
    ? new URL(named)
    : { origin: '', pathname: '', search: '', hash: '' };
  if (!origin || pathname !== '/' || search || hash)
    throw new Error(`VITE_API_ORIGIN must be an origin such as https://api.example.com, not "${named}".`);
  return origin;
}

/** Writes the origin into the code that asks for it (`api/origin.ts`), in every build of it. */
export const originDefine = (origin: string | undefined): Record<string, string> => ({
  'import.meta.env.VITE_API_ORIGIN': origin === undefined ? 'undefined' : JSON.stringify(origin),
});
