import { isShareLink } from '../../../contract/hostLinks';

/**
 * Origin of a separate API server, from the build's environment (`VITE_API_ORIGIN`); undefined: the page's own origin.
 * @throws {Error} when it is not an https origin (http only on localhost) or has a path
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

/** Replaces `import.meta.env.VITE_API_ORIGIN` (`api/origin.ts`) by the origin, in every build of that module. */
export const originDefine = (origin: string | undefined): Record<string, string> => ({
  'import.meta.env.VITE_API_ORIGIN': origin === undefined ? 'undefined' : JSON.stringify(origin),
});
