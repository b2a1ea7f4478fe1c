import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { launch } from '../browser.mjs';
import { root } from '../run.mjs';

/** Files that `npm run images` makes of the mark. */
export const markFile = 'contract/pictures/mark.ts';
export const shareFile = 'server/domain/offers/sharePicture.ts';

const font = 'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** The ticket of the mark as `ui/icons/MarkIcon.tsx` draws it, its tokens by their values. */
async function markBody() {
  const { module } = await runnerImport(path.join(root, 'ui/icons/MarkIcon.tsx'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  const { MarkIcon } = /** @type {{ MarkIcon: import('react').FunctionComponent }} */ (module);
  const drawing = renderToStaticMarkup(createElement(MarkIcon)).replace(/var\([^,]+, ?([^)]+)\)/g, '$1');
  const [, outer = '', ground = '', body = ''] =
    /<svg ([^>]*)><rect fill="([^"]+)"[^>]*>(?:<\/rect>)?(.*)<\/svg>$/.exec(drawing) ?? [];
  // The outer element's strokes hold for all of it.
  const strokes = outer.match(/(fill|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g)?.join(' ') ?? '';
  return { ground, body: `<g ${strokes}>${body.replaceAll(' aria-hidden="true"', '')}</g>` };
}

const written = '/** Written by `npm run images` from `ui/icons/MarkIcon.tsx`; not to be changed by hand. */';

/** The source of `markFile`. */
export async function markSource() {
  const { ground, body } = await markBody();
  return `${written}\nexport const mark = {\n  ground: '${ground}',\n  body: '${body}',\n} as const;\n`;
}

/** The source of `shareFile`: mark and word as a PNG, which messaging services show, unlike SVG. */
export async function shareSource() {
  const { ground, body } = await markBody();
  const face = readFileSync(path.join(root, font)).toString('base64');
  const opened = await launch();
  const page = await opened.newPage({ viewport: { width: 800, height: 420 } });
  await page.setContent(
    `<style>@font-face{font-family:Jakarta;font-weight:200 800;src:url(data:font/woff2;base64,${face})}body{display:flex;align-items:center;justify-content:center;gap:36px;height:100vh;margin:0;background:${ground};color:#fff;font:800 132px Jakarta;letter-spacing:-.03em}</style><svg width="260" height="260" viewBox="4 4 40 40">${body}</svg>Tally`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: 'png' });
  await opened.close();
  return `${written}\nexport const sharePicture =\n  '${png.toString('base64')}';\n`;
}
