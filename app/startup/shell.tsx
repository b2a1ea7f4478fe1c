import type { Translate } from '@tally/locales/text';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { messagingServices } from '../platform/messaging.config';
import { BalanceSlots, type BalanceSlot } from './balanceSlots';
import { balanceTemplate } from './fillBalance';
import { slotNames, type SlotText } from './fillShell';
import { createHomeStore } from './homeStore';
import { HydratedHome } from './HydratedHome';
import { prerenderedHome } from './prerenderedHome';

/** Texts stand in the rendered page as their key and placeholders, between these signs. */
const open = '\u2983';
const close = '\u2984';

const marked: Translate = (key, ...rest) => `${open}${JSON.stringify([key, ...rest])}${close}`;

const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;
const unescaped = (html: string) => html.replace(/&\S+?;/g, (name) => entities[name as keyof typeof entities]);
const quoted = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
const mark = new RegExp(`${open}([^${close}]*)${close}`, 'g');
const textOf = (html: string) => JSON.parse(unescaped(html)) as SlotText;

/** What of an element's attributes is filled in the person's language. */
function attributeSlots(html: string): string {
  const labels = new RegExp(` ([\\w-]+)="${open}([^${close}]*)${close}"`, 'g');
  return html.replace(/<[a-z][^>]*>/g, (tag) => {
    const texts = Object.fromEntries([...tag.matchAll(labels)].map(([, name = '', text = '']) => [name, textOf(text)]));
    const bare = tag.replace(labels, '');
    return Object.keys(texts).length
      ? bare.replace(/\/?>$/, (end) => ` ${slotNames.texts}='${quoted(texts)}'${end}`)
      : bare;
  });
}

/** Where a text goes: an empty element, in whose place the page head puts it. */
const textSlots = (html: string) =>
  html.replace(mark, (_, text: string) => `<i ${slotNames.text}='${quoted(textOf(text))}'></i>`);

/** What is drawn, each by itself, as HTML, and their rules as one style sheet. The nonce is written in later. */
function drawn(...elements: ReactNode[]): { html: string[]; style: string } {
  const sheet = new ServerStyleSheet();
  const html = elements.map((element) => renderToString(sheet.collectStyles(element)));
  const style = sheet.getStyleTags().trim().replace('<style', '<style nonce="__CSP_NONCE__"');
  sheet.seal();
  return { html, style };
}

/** The balance's numbers as `fillBalance` fills them, one template for each state of the goal. */
const goalStates = ['open', 'ready'] as const;
const slotOf = (slot: BalanceSlot) => `${open}${JSON.stringify([slot])}${close}`;
const numbersOf = (ticket: string) => /<button.*?<\/button>/.exec(ticket)?.[0] ?? '';
const template = (state: string, ticket: string) =>
  `<template id="${balanceTemplate(state)}">${numbersOf(ticket)}</template>`;

/** What styled-components finds its rules again by, in a browser. */
const marks = / data-styled[^>]*|^data-styled.*$|\/\*!sc\*\/|\n/gm;
/** The rules of the whole page stand in index.html alone, without marks: no script brings them again. */
const globalStyle = (): string => drawn(<GlobalStyle />).style.replace(marks, '');

/**
 * The rules as they are, and behind them, in a sheet of their own, the marks by which styled-components knows that they are
 * there. Where both are one it takes the rules into its own sheet: the whole page is styled anew then, and again with every
 * rule that joins them later.
 */
function marksApart(style: string): string {
  const tag = style.slice(0, style.indexOf('>') + 1);
  const found = style.match(/^data-styled.*$/gm);
  if (!found) throw new Error('The shell has no rules that styled-components would find again.');
  return `${style.replace(marks, '')}${tag}${found.join('\n')}\n</style>`;
}

/**
 * Home before anything is known, as HTML and CSS: drawn by its own components, so that the first phase goes on with these
 * very elements. It shows no number.
 * @returns also templates, in which the head puts the numbers of who comes back (`fillBalance`)
 * @param styleAttributes leaves them in the HTML, where no policy blocks them: while developing
 */
export function renderShell({ styleAttributes = false } = {}): Record<'html' | 'templates' | 'style', string> {
  const home = prerenderedHome();
  const store = createHomeStore(
    { t: marked, serviceW: messagingServices.W.name, visible: true, prerendered: home },
    { read: () => home },
  );
  const { html, style } = drawn(
    <HydratedHome store={store} />,
    ...goalStates.map((state) => <BalanceSlots key={state} state={state} mark={slotOf} />),
  );
  const withSlots = (drawing: string) => {
    const slots = textSlots(attributeSlots(drawing));
    return styleAttributes ? slots : slots.replaceAll(' style="', ` ${slotNames.style}="`);
  };
  const [homeHtml = '', ...tickets] = html;
  return {
    html: withSlots(homeHtml),
    templates: goalStates.map((state, at) => withSlots(template(state, tickets[at] ?? ''))).join(''),
    style: globalStyle() + marksApart(style),
  };
}
