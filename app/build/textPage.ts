import { locales, type Locale } from '../../contract/market/codes';
import enTexts from '../../locales/en/pages.json';
import enPhTexts from '../../locales/en_ph/pages.json';
import idTexts from '../../locales/id/pages.json';
import ptBrTexts from '../../locales/pt_br/pages.json';

type Words = Pick<
  typeof enTexts,
  `older.${'title' | 'message' | 'update' | 'privacy'}` | `restarting.${'title' | 'message'}`
>;

/** What the pages say that are made of text alone. */
export const pageWords: Readonly<Record<Locale, Words>> = {
  en: enTexts,
  en_ph: enPhTexts,
  id: idTexts,
  pt_br: ptBrTexts,
};

/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A section for each language; English has one. */
export const inLanguages = (section: (code: Locale) => string): string =>
  locales
    .filter((code) => code !== 'en_ph')
    .map(section)
    .join('\n');

/** A page beside the app, made of text alone. */
export const textPage = (style: string, body: string): string =>
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
${body}
</body>
</html>
`;
