import { createHash } from 'node:crypto';
import { apiOriginLink, inlineScriptsIn, pagePolicy } from '../../../contract/pagePolicy';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * A page whose API is on another origin says so: it connects early, and it brings its own content security policy,
 * because the static server that sends it may send none. The placeholder of the nonce stays what it is there.
 */
export function staticHostPage(html: string, apiOrigin: string): string {
  const scriptHashes = inlineScriptsIn(html).map(hashOf);
  const policy = pagePolicy({ nonce: '__CSP_NONCE__', scriptHashes, apiOrigin });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="[^"]*"\s*\/?>/i;
  // Without it the page would have no policy at all.
  if (!charset.test(html)) throw new Error('index.html has no <meta charset>, behind which its policy stands.');
  return html.replace(charset, (found) => `${found}\n    ${meta}\n    ${apiOriginLink(apiOrigin)}`);
}
