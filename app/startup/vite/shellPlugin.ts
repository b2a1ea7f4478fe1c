import { themeColor } from '../../../tokens/color';
import { finishedRow } from '../../../tokens/layout';
import { locales as localeCodes } from '../../../contract/market';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { finishedAttribute, homeElementId } from '../homeElement';
import type * as shell from '../shell';
import { pressedStyle } from '../earlyTaps';
import { headScript } from './headScript';
import { originDefine } from './apiOrigin';
import { tokensPlugin } from './tokensPlugin';
import { fillMarkers } from './fillMarkers';
import { staticHostPage } from './staticHostPage';

/** Renders the home screen's shell by the very components of the app. */
async function renderedShell(
  root: string,
  options: Parameters<typeof shell.renderShell>[0],
): Promise<ReturnType<typeof shell.renderShell>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    ssr: { noExternal: ['styled-components'] },
    optimizeDeps: { noDiscovery: true },
    // As in the build, or styled-components would not know its own rules again. React compares them as they are in development.
    plugins: options?.styleAttributes ? [] : [tokensPlugin()],
  });
  try {
    const { renderShell } = (await server.ssrLoadModule('/startup/shell.tsx')) as typeof shell;
    return renderShell(options);
  } finally {
    await server.close();
  }
}

/** What `startFiles` reads of a bundle. */
type Bundle = Readonly<
  Record<string, Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'facadeModuleId' | 'type'> | Rolldown.OutputAsset>
>;

/**
 * Addresses of the built files that index.html names: the first phase's script, and what follows it.
 * @throws {Error} when one is missing: the page would start without a word, but slower
 */
export function startFiles(bundle: Bundle): { first: string; next: Record<string, string> } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const address = (what: string, is: (chunk: (typeof chunks)[number]) => boolean) => {
    const chunk = chunks.find(is);
    if (!chunk) throw new Error(`The build has no ${what} for index.html to name.`);
    return `/${chunk.fileName}`;
  };
  const texts = localeCodes.map(
    (code) =>
      [
        code,
        address(`texts of ${code}`, ({ facadeModuleId }) => !!facadeModuleId?.endsWith(`/${code}.json?part=home`)),
      ] as const,
  );
  return {
    first: address('chunk firstPaint', ({ name }) => name === 'firstPaint'),
    next: { startApp: address('chunk startApp', ({ name }) => name === 'startApp'), ...Object.fromEntries(texts) },
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
        // While developing there is no bundle, and nothing to fetch ahead.
        const files = bundle && startFiles(bundle);
        const [head, shell] = await Promise.all([
          headScript(root, files?.next ?? {}, apiOrigin),
          renderedShell(root, { styleAttributes: !files }),
        ]);
        const preload = files ? `<link rel="modulepreload" data-first href="${files.first}">` : '';
        const page = fillMarkers(html, {
          __THEME_COLOR__: themeColor,
          '<!--head-->': `<script>${head}</script>\n    ${preload}\n    ${shell.style}<style nonce="__CSP_NONCE__">${pressedStyle}[${finishedAttribute}]{height:${finishedRow};overflow:hidden}[data-screen=unfilled] #${homeElementId},[data-screen=other] #${homeElementId}{display:none}</style>`,
          '<!--shell-->': `<div id="root">${shell.html}</div>\n    ${shell.templates}\n    <script>__tally.fillShell()</script>`,
        });
        return apiOrigin === undefined || !bundle ? page : staticHostPage(page, apiOrigin);
      },
    },
  };
}
