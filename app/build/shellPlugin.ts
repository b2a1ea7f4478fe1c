import { themeColor } from '../../tokens/color';
import { locales as localeCodes, type Locale } from '../../contract/market/codes';
import type { PictureHosts } from '../../contract/page/pictureHosts';
import { createServer, type Plugin } from 'vite';
import { homeElementId } from '../startup/shell/homeElement';
import type * as shell from '../startup/shell/shell';
import { pressedStyle } from '../startup/head/earlyTaps';
import { routerChunk, startChunk } from './chunks';
import { headScript, type StartFiles } from './headScript';
import { originDefine } from './apiOrigin';
import { tokensPlugin } from './tokensPlugin';
import { fillMarkers } from './fillMarkers';
import { startOrOlder, withoutScript } from './olderPage';
import { staticHostPage } from './staticHostPage';
import { styledComponents } from './styledComponents';

/**
 * Id of the script behind the shell. A `link rel=expect` in the head holds frames back until it has run: the parser
 * would otherwise stop in front of it for a frame without words.
 */
const shellEnd = 'shell';

/** Renders the home screen's shell with the app's own components. */
async function renderedShell(
  root: string,
  options: Parameters<typeof shell.renderShell>[0],
): Promise<ReturnType<typeof shell.renderShell>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    oxc: styledComponents ?? {},
    server: { middlewareMode: true, ws: false, watch: null },
    ssr: { noExternal: ['styled-components'] },
    optimizeDeps: { noDiscovery: true },
    // Uses the build's plugins, so that styled-components recognizes its own rules. In development React compares the
    // unmodified styles.
    plugins: options?.styleAttributes ? [] : [tokensPlugin()],
  });
  try {
    const { renderShell } = (await server.ssrLoadModule('/startup/shell/shell.tsx')) as typeof shell;
    return renderShell(options);
  } finally {
    await server.close();
  }
}

/**
 * URLs of the built files that index.html references.
 * @throws {Error} when one is missing: the page would work, but silently start slower
 */
export function startFiles(built: readonly string[]): StartFiles {
  const address = (name: string) => {
    const file = built.find((path) => path.startsWith(`assets/${name}-`));
    if (!file) throw new Error(`The build has no ${name} for index.html to name.`);
    return `/${file}`;
  };
  const texts = localeCodes.map((code) => [code, address(`${code}.home`)] as const);
  return {
    startApp: address(startChunk),
    routing: address(routerChunk),
    recoverStart: address('recoverStart'),
    ...(Object.fromEntries(texts) as Record<Locale, string>),
  };
}

/**
 * Removes all script tags: the page head itself preloads these scripts, and runs the app behind the first frame.
 * @returns the page, and the URLs of the scripts that the app imports
 * @throws {Error} without a tag for the app: it would run twice, or before the first frame
 */
export function withoutScripts(html: string, startApp: string): { page: string; imported: string[] } {
  const sources: string[] = [];
  const page = html.replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g, (_, src: string) => {
    sources.push(src);
    return '';
  });
  if (!sources.includes(startApp)) throw new Error(`index.html has no script tag for ${startApp}.`);
  return { page, imported: sources.filter((src) => src !== startApp) };
}

/**
 * Inserts into index.html what makes the start fast: the page head's script, the prerendered shell and its styles.
 * Inline scripts have no nonce; the server lists their hashes in its content security policy.
 * @param apiOrigin of a separate API server; undefined: the server that serves the page
 * @param pictureHosts for the policy that a page for a separate API server brings
 */
export function shellPlugin(apiOrigin: string | undefined, pictureHosts: PictureHosts): Plugin {
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
        // In development there is no bundle, and nothing to preload.
        const files = bundle && startFiles(Object.keys(bundle));
        const built = files && withoutScripts(html, files.startApp);
        const [head, shell] = await Promise.all([
          headScript(root, { ...files, ...(built && { imported: built.imported }) }, apiOrigin),
          renderedShell(root, { styleAttributes: !files }),
        ]);
        const page = fillMarkers(built?.page ?? html, {
          __THEME_COLOR__: themeColor,
          // To the day: on a phone whose clock shows an earlier one the page says that it is wrong (DIALOG-8).
          // eslint-disable-next-line no-restricted-syntax -- the clock of the build, which no test shows
          __BUILT__: new Date().toISOString().slice(0, 10),
          '<!--head-->': `${withoutScript}<link rel="expect" blocking="render" href="#${shellEnd}"><script>${head}</script>${shell.style}<style nonce="__CSP_NONCE__">${pressedStyle}[data-screen]:not([data-screen=home]) #${homeElementId}{display:none}</style>`,
          '<!--shell-->': `<div id="root">${shell.html}</div>${shell.template}<script id="${shellEnd}">${startOrOlder}</script>`,
        });
        return apiOrigin === undefined || !bundle ? page : staticHostPage(page, apiOrigin, pictureHosts);
      },
    },
  };
}
