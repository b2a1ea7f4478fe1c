import type { Translate } from '@tally/locales/text';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { messagingServices } from '../../platform/messaging.config';
import { createPersistentHome } from '../../screens/Home/mountedHome';
import { BalanceTemplate, type BalanceSlot } from '../head/BalanceTemplate';
import { balanceTemplateId } from '../head/fillBalanceTemplate';
import { slotNames, type SlotText } from '../head/fillShell';
import { HydratedHome } from './HydratedHome';
import { prerenderedHome } from './prerenderedHome';

/** Delimiters of a text's key and placeholders in the rendered page. */
const open = '\u2983';
const close = '\u2984';

const marked: Translate<'home'> = (key, ...rest) => `${open}${JSON.stringify([key, ...rest])}${close}`;

const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;
const unescaped = (html: string) => html.replace(/&\S+?;/g, (name) => entities[name as keyof typeof entities]);
const quoted = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
const mark = new RegExp(`${open}([^${close}]*)${close}`, 'g');
const textOf = (html: string) => JSON.parse(unescaped(html)) as SlotText;

/** The texts of an attribute's value, and the characters between them. */
const partsOf = (value: string): (string | SlotText)[] =>
  value
    .split(mark)
    .map((part, at) => (at % 2 ? textOf(part) : unescaped(part)))
    .filter((part) => part !== '');

/**
 * Moves attributes whose values have texts into a slot attribute, from which the page head fills them in the person's
 * language.
 */
function attributeSlots(html: string): string {
  const labels = new RegExp(` ([\\w-]+)="([^"]*${open}[^"]*)"`, 'g');
  return html.replace(/<[a-z][^>]*>/g, (tag) => {
    const texts = Object.fromEntries(
      [...tag.matchAll(labels)].map(([, name = '', value = '']) => [name, partsOf(value)]),
    );
    const bare = tag.replace(labels, '');
    return Object.keys(texts).length
      ? bare.replace(/\/?>$/, (end) => ` ${slotNames.texts}='${quoted(texts)}'${end}`)
      : bare;
  });
}

/** Replaces each text by an empty slot element, which the page head replaces by the text. */
const textSlots = (html: string) =>
  html.replace(mark, (_, text: string) => `<i ${slotNames.text}='${quoted(textOf(text))}'></i>`);

/**
 * Renders each element to HTML, and the styles of all of them as one style sheet. The server inserts the nonce later.
 */
function drawn(...elements: ReactNode[]): { html: string[]; style: string } {
  const sheet = new ServerStyleSheet();
  const html = elements.map((element) => renderToString(sheet.collectStyles(element)));
  const style = sheet.getStyleTags().trim().replace('<style', '<style nonce="__CSP_NONCE__"');
  sheet.seal();
  return { html, style };
}

const slotOf = (slot: BalanceSlot) => `${open}${JSON.stringify([slot])}${close}`;
const numbersOf = (ticket: string) => /<button.*?<\/button>/.exec(ticket)?.[0] ?? '';
const template = (ticket: string) => `<template id="${balanceTemplateId}">${numbersOf(ticket)}</template>`;

/** Markers by which styled-components recognizes its rules in the browser. */
const marks = / data-styled[^>]*|^data-styled.*$|\/\*!sc\*\/|\n/gm;
/** The rules without markers, and without the semicolons that end them. */
const rulesOf = (style: string): string => style.replace(marks, '').replaceAll(';}', '}');
/** The global styles are contained in index.html only, without markers: no script adds them again. */
const globalStyle = (): string => rulesOf(drawn(<GlobalStyle />).style);

/**
 * Two sheets: the plain rules, and the markers by which styled-components recognizes them. With both in one sheet it
 * would move the rules into its own, which recalculates the style of the whole page then, and again with every rule
 * that is added later.
 */
function marksApart(style: string): string {
  const tag = style.slice(0, style.indexOf('>') + 1);
  const found = style.match(/^data-styled.*$/gm);
  if (!found) throw new Error('The shell has no rules that styled-components would find again.');
  return `${rulesOf(style)}${tag}${found.join('\n')}\n</style>`;
}

/**
 * Home before any data is known, as HTML and CSS: rendered by its own components, so that the start hydrates the same
 * elements. It shows no number.
 * @returns also a template, into which the page head puts the numbers of returning visitors (`fillBalanceTemplate`)
 * @param styleAttributes keeps style attributes in the HTML: for development, where no content security policy blocks
 *   them
 */
export function renderShell({ styleAttributes = false } = {}): Record<'html' | 'template' | 'style', string> {
  const prerendered = prerenderedHome();
  const source = { read: () => prerendered, turn: () => 0, watch: () => () => undefined };
  const home = createPersistentHome(source, { visible: true, onTap: () => Promise.resolve(), prerendered });
  const { html, style } = drawn(
    <HydratedHome home={home} t={marked} serviceW={messagingServices.W.name} />,
    <BalanceTemplate mark={slotOf} />,
  );
  const withSlots = (drawing: string) => {
    const slots = textSlots(attributeSlots(drawing));
    return styleAttributes ? slots : slots.replaceAll(' style="', ` ${slotNames.style}="`);
  };
  const [homeHtml = '', ticket = ''] = html;
  return {
    html: withSlots(homeHtml),
    template: withSlots(template(ticket)),
    style: globalStyle() + marksApart(style),
  };
}
