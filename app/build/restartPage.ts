import { color } from '../../tokens/color';
import { bcp47, locales, type Locale } from '../../contract/market/codes';
import type { Plugin } from 'vite';
import enTexts from '../../locales/en/pages.json';
import enPhTexts from '../../locales/en_ph/pages.json';
import idTexts from '../../locales/id/pages.json';
import ptBrTexts from '../../locales/pt_br/pages.json';

/** Where the page is in the built folder; the proxy serves it while no server answers (server/deploy/nginx.conf). */
const restartFile = 'restarting.html';
/** Between two looks whether a server answers again, ms; each phone waits up to twice as long, at random. */
const againMs = 3000;

const texts: Readonly<Record<Locale, Pick<typeof enTexts, 'restarting.title' | 'restarting.message'>>> = {
  en: enTexts,
  en_ph: enPhTexts,
  id: idTexts,
  pt_br: ptBrTexts,
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const section = (code: Locale): string =>
  `<section lang="${bcp47[code]}" data-language="${code.slice(0, 2)}"><h1>${escaped(texts[code]['restarting.title'])}</h1><p>${escaped(texts[code]['restarting.message'])}</p></section>`;

const style = `html{height:100%}body{box-sizing:border-box;min-height:100%;margin:0;padding:32px 24px;display:flex;flex-direction:column;justify-content:center;gap:24px;font:16px/1.5 system-ui,sans-serif;text-align:center;background:${color.page};color:${color.text}}h1{margin:0 0 8px;font-size:20px;line-height:1.3}p{margin:0;color:${color.textSecondary}}`;

/**
 * In the syntax of every web view. Leaves the language that the host named, or else the phone's; all of them where it
 * is none of ours. Tries the same address again until a server answers it.
 */
const script = `(function(){
var named=/[?&]lang=([a-z]{2})/i.exec(location.search);
var wanted=(named?named[1]:(navigator.language||'').slice(0,2)).toLowerCase();
var all=[].slice.call(document.querySelectorAll('section'));
var first=all.filter(function(one){return one.getAttribute('data-language')===wanted})[0];
if(first)all.forEach(function(one){if(one!==first)one.parentNode.removeChild(one)});
function again(){setTimeout(function(){
var call=new XMLHttpRequest();
call.onload=function(){if(call.status>=200&&call.status<300)location.reload();else again()};
call.onerror=again;
call.open('HEAD',location.pathname);
call.send();
},${againMs}*(1+Math.random()))}
again();
})()`;

/**
 * The page for a visit while the server is being restarted: in the four languages, of which the two kinds of English
 * share one text, and without the app.
 */
export const restartPage = (): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Tally</title>
<style>${style}</style>
</head>
<body>
${locales
  .filter((code) => code !== 'en_ph')
  .map(section)
  .join('\n')}
<script>${script}</script>
</body>
</html>
`;

/** Writes the page for visits during a restart into the built folder. */
export const restartPagePlugin = (): Plugin => ({
  name: 'tally-restart-page',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: restartFile, source: restartPage() });
  },
});
