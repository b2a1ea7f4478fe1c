import { isShareLink } from '../../contract/host/hostLinks';
import { readPictureHosts, type PictureHosts } from '../../contract/page/pictureHosts';

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

/**
 * Hosts of pictures, from the build's environment (`PICTURE_HOSTS`): a page for a separate API server brings its own
 * policy.
 * @throws {Error} when one is no whole host name
 */
export function parsePictureHosts(setting: string | undefined): PictureHosts {
  const { hosts, problem } = readPictureHosts(setting);
  if (problem !== undefined) throw new Error(problem);
  return hosts;
}

/** Replaces `import.meta.env.VITE_API_ORIGIN` (`api/origin.ts`) by the origin, in every build of that module. */
export const originDefine = (origin: string | undefined): Record<string, string> => ({
  'import.meta.env.VITE_API_ORIGIN': origin === undefined ? 'undefined' : JSON.stringify(origin),
});
