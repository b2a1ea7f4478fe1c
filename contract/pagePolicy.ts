/** What a page's content security policy depends on. */
export interface PagePolicy {
  /** Of the page's own style sheets. */
  readonly nonce: string;
  /** `'sha256-...'` of the page's inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Origin of the API where it is not the page's own. */
  readonly apiOrigin: string | undefined;
}

/** Element of the built page that names the API's origin where it is not the page's own. */
export const apiOriginLink = (origin: string): string =>
  `<link rel="preconnect" data-api crossorigin href="${origin}">`;

const apiOriginPattern = /<link rel="preconnect" data-api crossorigin href="([^"]+)">/;

/** The API's origin that a built page names. */
export const apiOriginIn = (html: string): string | undefined => apiOriginPattern.exec(html)?.[1];

const hashOf = async (script: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/** The hashes of a page's inline scripts, as the policy names them; the page's head starts the first call before any file has arrived. */
export const inlineScriptHashes = (html: string): Promise<string[]> =>
  Promise.all(
    Array.from(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi), ([, script = '']) =>
      hashOf(script),
    ),
  );

/**
 * The content security policy of the app's page, in the header of our server and in the page built for another one.
 * Without `frame-ancestors`, which counts in a header only.
 */
export function pagePolicy({ nonce, scriptHashes, apiOrigin }: PagePolicy): string {
  const api = apiOrigin === undefined ? '' : ` ${apiOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' https: data:${api}`,
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
