import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import type { Translate } from '@tally/locales/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { homeState } from '../screens/Home/homeState';
import { HomeView } from '../screens/Home/HomeView';
import { messagingServices } from '../platform/messaging.config';

/** Texts stand in the shell as their key and placeholders, between these signs. */
const open = '\u2983';
const close = '\u2984';

const marked: Translate = (key, ...rest) => `${open}${key}${rest[0] ? `|${JSON.stringify(rest[0])}` : ''}${close}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Where a text goes in the shell: an empty element that the page head fills in the person's language. */
function slots(html: string): string {
  const attributes = html.replace(new RegExp(` (?:aria-label|title|alt)="${open}[^${close}]*${close}"`, 'g'), '');
  return attributes.replace(
    new RegExp(`${open}([^|${close}]+)(?:\\|([^${close}]*))?${close}`, 'g'),
    (_, key: string, params?: string) => {
      const given = params ? ` data-params="${escaped(unescaped(params))}"` : '';
      return `<span data-text="${key}"${given}></span>`;
    },
  );
}

/** A strict policy blocks style attributes in HTML: each becomes a class of the shell's own style sheet. */
function withoutStyleAttributes(html: string): { html: string; css: string } {
  const classes = new Map<string, string>();
  const plain = html.replace(/<[^>]* style="[^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
    const name = classes.get(style) ?? `shell-${classes.size}`;
    classes.set(style, name);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<\w+/, (start) => `${start} class="${name}"`);
  });
  return { html: plain, css: Array.from(classes, ([style, name]) => `.${name}{${style}}`).join('') };
}

/**
 * Home before anything is known, as HTML and CSS: the same view as in the app, so that nothing moves when the app
 * takes over. It shows no number.
 */
export function renderShell(): { html: string; style: string; css: string } {
  const sheet = new ServerStyleSheet();
  const home = homeState({
    session: { pkgName: '', market: 'id', locale: 'en', sdk: 0, appVersion: '' },
    notices: [],
    ms: 0,
  });
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <HomeView home={home} t={marked} serviceW={messagingServices.W.name} onTap={() => undefined} />
      </>,
    ),
  );
  // With its marks: styled-components takes the rules over instead of making them anew. Its nonce is written in later.
  const style = sheet.getStyleTags().trim().replace('<style', '<style nonce="__CSP_NONCE__"');
  sheet.seal();
  const plain = withoutStyleAttributes(slots(html));
  return { html: plain.html, style, css: plain.css };
}
