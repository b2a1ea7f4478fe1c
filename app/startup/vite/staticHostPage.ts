import { apiOriginLink, inlineScriptHashes, pagePolicy } from '../../../contract/pagePolicy';

/**
 * A page whose API is on another origin says so: it connects early, and it brings its own content security policy,
 * because the static server that sends it may send none. The placeholder of the nonce stays what it is there.
 */
export async function staticHostPage(html: string, apiOrigin: string): Promise<string> {
  const scriptHashes = await inlineScriptHashes(html);
  const policy = pagePolicy({ nonce: '__CSP_NONCE__', scriptHashes, apiOrigin });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="[^"]*"\s*\/?>/i;
  // Without it the page would have no policy at all.
  if (!charset.test(html)) throw new Error('index.html has no <meta charset>, behind which its policy stands.');
  return html.replace(charset, (found) => `${found}\n    ${meta}\n    ${apiOriginLink(apiOrigin)}`);
}
