import { marked } from 'marked';

/** Escapes a text for HTML. @param {string} text */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Markdown as HTML. @param {string} text */
export const markdown = (text) => marked.parse(text, { async: false });

/** Markdown of a line as HTML, without a paragraph around it. @param {string} text */
export const inline = (text) => marked.parseInline(text, { async: false });

/**
 * A page of the site. All its addresses are relative.
 *
 * @param {object} page
 * @param {string} page.title
 * @param {string} page.body HTML
 * @param {string} [page.up] where the start page is: `../` from a part
 */
export const htmlPage = ({ title, body, up = '../' }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${up}look.css">
<link rel="stylesheet" href="${up}site.css">
<header>${up ? `<a href="${up}index.html">Tally: everything to look at</a>` : ''}<h1>${escaped(title)}</h1></header>
<main>
${body}
</main>
</html>
`;
