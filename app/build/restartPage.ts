import { color } from '../../tokens/color';
import { bcp47, type Locale } from '../../contract/market/codes';
import type { Plugin } from 'vite';
import { escaped, inLanguages, pageWords, textPage } from './textPage';

/** Where the page is in the built folder; the proxy serves it while no server answers (server/deploy/nginx.conf). */
const restartFile = 'restarting.html';
/** Between two looks whether a server answers again, ms; each phone waits up to twice as long, at random. */
const againMs = 3000;

const section = (code: Locale): string =>
  `<section lang="${bcp47[code]}" data-language="${code.slice(0, 2)}"><h1>${escaped(pageWords[code]['restarting.title'])}</h1><p>${escaped(pageWords[code]['restarting.message'])}</p></section>`;

const style = `html{height:100%}body{box-sizing:border-box;min-height:100%;margin:0;padding:32px 24px;display:flex;flex-direction:column;justify-content:center;gap:24px;font:16px/1.5 system-ui,sans-serif;text-align:center;background:${color.page};color:${color.text}}h1{margin:0 0 8px;font-size:20px;line-height:1.3}p{margin:0;color:${color.textSecondary}}`;

/**
 * In the syntax of every web view. Leaves the language that the host named (Indonesian also as `in`), or else the
 * phone's; all of them where it is none of ours. Tries the same address again until a server answers it.
 */
const script = `(function(){
var named=/[?&]lang=([a-z]{2})/i.exec(location.search);
var wanted=(named?named[1]:(navigator.language||'').slice(0,2)).toLowerCase().replace('in','id');
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
export const restartPage = (): string => textPage(style, `${inLanguages(section)}\n<script>${script}</script>`);

/** Writes the page for visits during a restart into the built folder. */
export const restartPagePlugin = (): Plugin => ({
  name: 'tally-restart-page',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: restartFile, source: restartPage() });
  },
});
