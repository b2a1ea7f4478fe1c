import { apiOriginLink, inlineScriptHashes, pagePolicy } from '../../contract/page/pagePolicy';
import type { PictureHosts } from '../../contract/page/pictureHosts';

/**
 * Adapts a page whose API is on another origin: adds a preconnect to that origin, and a content security policy,
 * because the static server that serves the page may send none. The nonce's placeholder is not replaced there.
 */
export async function staticHostPage(html: string, apiOrigin: string, pictureHosts: PictureHosts): Promise<string> {
  const scriptHashes = await inlineScriptHashes(html);
  const policy = pagePolicy({ nonce: '__CSP_NONCE__', scriptHashes, apiOrigin, pictureHosts });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="[^"]*"\s*\/?>/i;
  // Without it the page would have no policy at all.
  if (!charset.test(html)) throw new Error('index.html has no <meta charset>, behind which its policy stands.');
  return html.replace(charset, (found) => `${found}\n    ${meta}\n    ${apiOriginLink(apiOrigin)}`);
}
