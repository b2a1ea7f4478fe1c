import { color } from '../../tokens/color';
import { bcp47, type Locale } from '../../contract/market/codes';
import { createServer, type Plugin } from 'vite';
import type * as privacy from '../screens/Privacy/policy';
import { escaped, inLanguages, pageWords, textPage } from './textPage';

/** Where the page is: in the built folder, and for phones. */
const olderFile = 'older.html';
const privacyId = 'privacy';

/**
 * Starts home once its shell stands, or leads to the page for web views that cannot run the app: the head's script did
 * not parse or did not come to its end, or an array has no `at` (before Chromium 92). In the syntax of every web view,
 * because it must run where the rest does not. The address is replaced, so that token and device id leave it also there
 * (ENTRY-10, ENTRY-22).
 */
export const startOrOlder = `window.__tally&&[].at?__tally.fillShell():location.replace("/${olderFile}#"+(/privacy|dataclear/.test(location.href)?"${privacyId}":((/[?&]lang=(\\w\\w)/.exec(location.search)||[])[1]||(window.__tally?document.documentElement.lang:navigator.language)||"").slice(0,2).toLowerCase().replace("in","id")))`;

/** Leads to the same page where scripts are off; like the script, it replaces the address. */
export const withoutScript = `<noscript><meta http-equiv="refresh" content="0;url=/${olderFile}"></noscript>`;

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** The system's web view in the store; its app page opens from the https address as well. */
const webViewInStore = 'https://play.google.com/store/apps/details?id=com.google.android.webview';

const section = (code: Locale): string => {
  const words = pageWords[code];
  return `<section id="${code.slice(0, 2)}" lang="${bcp47[code]}">${element('h1', words['older.title'])}${element('p', words['older.message'])}<p><a class="button" href="${webViewInStore}">${escaped(words['older.update'])}</a></p><p><a href="#${privacyId}">${escaped(words['older.privacy'])}</a></p></section>`;
};

/** The policy, and how data are deleted, without the facts that only the API knows (PRIVACY-1). */
const policy = (policyOf: typeof privacy.policyOf): string =>
  policyOf({
    app: 'Tally',
    developer: 'the developer named in the app store',
    email: 'the mail address on the app’s page in the store',
    form: {
      en: 'the form on this page once the web view is updated',
      id: 'di halaman ini setelah WebView diperbarui',
    },
  })
    .map(
      ({ heading, date, text, points = [], lang = 'en' }) =>
        `<div lang="${lang}">${element('h2', heading)}${date ? element('p', date) : ''}${element('p', text)}${points.length ? `<ul>${points.map((point) => element('li', point)).join('')}</ul>` : ''}</div>`,
    )
    .join('\n');

/** The language that the address names after its # comes first; no script is needed for it. */
const style = `body{margin:0 auto;max-width:560px;padding:8px 24px 32px;font:16px/1.5 system-ui,sans-serif;background:${color.page};color:${color.text}}main{display:flex;flex-direction:column}section{padding:24px 0 16px;text-align:center}section:target{order:-1}h1{margin:0 0 8px;font-size:20px;line-height:1.3}h2{margin:24px 0 8px;font-size:16px}p{margin:0 0 12px}a{display:inline-block;padding:12px;color:${color.link};min-height:24px}.button{background:${color.button.fill};color:${color.button.label};border-radius:12px;text-decoration:none}ul{margin:0;padding-left:20px}`;

/**
 * The page for web views below the minimum, and for those without scripts: in every language, with the privacy policy
 * (ENTRY-22). Static: it holds no script.
 */
export const olderPage = (policyOf: typeof privacy.policyOf): string =>
  textPage(
    style,
    `<main>
${inLanguages(section)}
</main>
<article id="${privacyId}">
${policy(policyOf)}
</article>`,
  );

/** Writes the page into the built folder. */
export function olderPagePlugin(): Plugin {
  let root = '';
  return {
    name: 'tally-older-page',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const server = await createServer({
        root,
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { policyOf } = (await server.ssrLoadModule('/screens/Privacy/policy.ts')) as typeof privacy;
        this.emitFile({ type: 'asset', fileName: olderFile, source: olderPage(policyOf) });
      } finally {
        await server.close();
      }
    },
  };
}
