import { locales, markets } from '@tally/contract/market/codes';

/** The script that every payload tries to run; `window.__ran` counts how often one did. */
const run = 'window.__ran=(window.__ran||0)+1';
const tags = ['img', 'svg', 'video', 'audio', 'iframe', 'object', 'embed', 'body', 'input', 'details'];

/** Fifty payloads: markup, scripts and templates that would run the script. */
export const payloads: readonly string[] = [
  ...tags.map((tag) => `<${tag} src=x onerror="${run}" onload="${run}">`),
  ...tags.map((tag) => `"><${tag} autofocus onfocus="${run}" ontoggle="${run}" open>`),
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<math><mtext></mtext><script>${run}</script></math>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<form action="javascript:${run}"><button autofocus>x</button></form>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="https://evil.example/">`,
  `<style>@import 'javascript:${run}';*{background:url(javascript:${run})}</style>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[><img src=x onerror=${run}>]]>`,
  `&lt;img src=x onerror=${run}&gt;`,
  `%3Cimg src=x onerror=${run}%3E`,
  `\\u003cimg src=x onerror=${run}\\u003e`,
  `'-${run}-'`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `$t(__proto__) {{__proto__.polluted}} <0>${run}</0>`,
  '__proto__',
];

/** Links that must not be opened, whatever field they are in. */
export const hostileLinks: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\nscript:${run}`,
  `javascript://https://play.google.com/%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'content://com.android.providers/1',
  'intent://evil#Intent;scheme=https;end',
  'android-app://com.evil',
  'blob:https://evil.example/1',
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/',
  'https://play.google.com@evil.example/',
  'https:evil.example',
  'market://evil',
  '\u0000https://evil.example/',
];

const codes: readonly string[] = [...locales, ...markets];
const isWord = (value: string): boolean => /^[A-Z0-9_ -]*$/.test(value) || codes.includes(value);
const isLink = (value: string): boolean => /^(https?:|market:|\/|data:)/.test(value);

/** The nth hostile text: every one contains all payloads, each begins with a different one. */
const textFrom = (nth: number): string => {
  const at = nth % payloads.length;
  return [...payloads.slice(at), ...payloads.slice(0, at)].join(' ');
};

/**
 * A copy of a server reply with payloads in every text and every link. Texts that the app makes decisions by are kept,
 * so that the pages still show the rest.
 *
 * @param nth counts texts and links, so that each gets a different payload
 */
export function hostile(value: unknown, nth: { texts: number; links: number }): unknown {
  if (typeof value === 'string')
    return isWord(value)
      ? value
      : isLink(value)
        ? hostileLinks[nth.links++ % hostileLinks.length]
        : textFrom(nth.texts++);
  if (Array.isArray(value)) return value.map((item) => hostile(item, nth));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hostile(item, nth)]));
  return value;
}
