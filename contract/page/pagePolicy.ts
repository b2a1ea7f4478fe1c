import { pictureSources } from './pictureHosts';
import type { PictureHosts } from './pictureHosts';

/** Parameters of a page's content security policy. */
export interface PagePolicy {
  /** Nonce of the page's own style sheets. */
  readonly nonce: string;
  /** `'sha256-...'` of the page's inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Origin of the API; undefined when it is the page's own. */
  readonly apiOrigin: string | undefined;
  /** Hosts of pictures besides the page's own and the API's (APPS-7). */
  readonly pictureHosts: PictureHosts;
}

/** The element of the built page that names the API's origin when it differs from the page's own. */
export const apiOriginLink = (origin: string): string =>
  `<link rel="preconnect" data-api crossorigin href="${origin}">`;

const apiOriginPattern = /<link rel="preconnect" data-api crossorigin href="([^"]+)">/;

/** Reads the API's origin from a built page. */
export const apiOriginIn = (html: string): string | undefined => apiOriginPattern.exec(html)?.[1];

const hashOf = async (script: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/**
 * CSP hashes of a page's inline scripts. They are needed because the page head starts the first call in an inline
 * script, before any file has arrived.
 */
export const inlineScriptHashes = (html: string): Promise<string[]> =>
  Promise.all(
    Array.from(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi), ([, script = '']) =>
      hashOf(script),
    ),
  );

/**
 * The content security policy of the app's page: sent as a header by our server, and put into the page when it is built
 * for another server. It has no `frame-ancestors`, which browsers ignore outside of a header.
 */
export function pagePolicy({ nonce, scriptHashes, apiOrigin, pictureHosts }: PagePolicy): string {
  const api = apiOrigin === undefined ? '' : ` ${apiOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' ${pictureSources(pictureHosts)} data:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
