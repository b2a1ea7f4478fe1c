import { themeColor } from '../../../tokens/color';
import { locales as localeCodes } from '../../../contract/market';
import { createServer, type Plugin, type Rolldown } from 'vite';
import type * as shell from '../shell';
import { inlineTokens } from './inlineTokens';
import { headScript } from './headScript';
import { originDefine } from './apiOriginPlugin';
import { staticHostPage } from './staticHostPage';

/** Renders the home screen's shell by the very components of the app. */
async function renderedShell(root: string): Promise<ReturnType<typeof shell.renderShell>> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [inlineTokens()],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    ssr: { noExternal: ['styled-components'] },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderShell } = (await server.ssrLoadModule('/boot/shell.tsx')) as typeof shell;
    return renderShell();
  } finally {
    await server.close();
  }
}

/** The built files that the page head names: the first stage's script, and what comes behind it. */
function filesOf(bundle: Rolldown.OutputBundle | undefined): {
  first: string | undefined;
  next: Record<string, string>;
} {
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
  const address = (is: (chunk: Rolldown.OutputChunk) => boolean) =>
    chunks.filter(is).map(({ fileName }) => `/${fileName}`)[0];
  const texts = localeCodes.map(
    (code) =>
      [code, address(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${code}.json?part=home`) === true)] as const,
  );
  const next = [['start', address(({ name }) => name === 'start')] as const, ...texts];
  return {
    first: address(({ name }) => name === 'main'),
    next: Object.fromEntries(next.flatMap(([name, file]) => (file ? [[name, file]] : []))),
  };
}

/**
 * Puts into index.html what makes the start fast: the script of the page head, the prerendered shell and its style.
 * Inline scripts have no nonce; the server names their hashes in its policy.
 *
 * @param apiOrigin of another API server than the one that serves the page
 */
export function shellPlugin(apiOrigin: string | undefined): Plugin {
  let root = '';
  return {
    name: 'tally-shell',
    config: () => ({ define: originDefine(apiOrigin) }),
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const { first, next } = filesOf(bundle);
        const [head, shell] = await Promise.all([headScript(root, next, apiOrigin), renderedShell(root)]);
        const early = first ? `<link rel="modulepreload" data-first href="${first}">` : '';
        const page = html
          .replace('__THEME_COLOR__', themeColor)
          .replace(
            '<!--head-->',
            () =>
              `<script>${head}</script>\n    ${early}\n    ${shell.style}<style nonce="__CSP_NONCE__">${shell.css}[data-screen=other] #shell{display:none}</style>`,
          )
          .replace(
            '<!--shell-->',
            () => `<div id="shell" aria-busy="true">${shell.html}</div>\n    <script>__tally.fill()</script>`,
          );
        return apiOrigin === undefined || !bundle ? page : staticHostPage(page, apiOrigin);
      },
    },
  };
}
