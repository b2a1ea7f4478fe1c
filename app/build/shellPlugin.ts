import { themeColor } from '../../tokens/color';
import { createServer, type Plugin } from 'vite';
import type * as shell from '../boot/shell';
import { foldTokens } from './foldTokens';
import { headScript } from './headScript';

/** Renders the home screen's shell by the very components of the app. */
async function renderedShell(root: string): Promise<{ html: string; css: string }> {
  const server = await createServer({ root, configFile: false, plugins: [foldTokens()], logLevel: 'error', appType: 'custom', server: { middlewareMode: true, ws: false, watch: null }, ssr: { noExternal: ['styled-components'] }, optimizeDeps: { noDiscovery: true } });
  try {
    const { renderShell } = (await server.ssrLoadModule('/boot/shell.tsx')) as typeof shell;
    return renderShell();
  } finally {
    await server.close();
  }
}

/**
 * Puts into index.html what makes the start fast: the script of the page head, the prerendered shell and its style.
 * Inline scripts have no nonce; the server names their hashes in its policy.
 */
export function shellPlugin(): Plugin {
  let root = '';
  return {
    name: 'tally-shell',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const [head, shell] = await Promise.all([headScript(root), renderedShell(root)]);
        return html
          .replace('__THEME_COLOR__', themeColor)
          .replace('<!--head-->', () => `<script>${head}</script>\n    <style nonce="__CSP_NONCE__">${shell.css}[data-screen=other] #shell{display:none}</style>`)
          .replace('<!--shell-->', () => `<div id="shell" aria-busy="true">${shell.html}</div>\n    <script>__tally.fill()</script>`);
      },
    },
  };
}
