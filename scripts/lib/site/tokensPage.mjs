import { escaped, htmlPage } from './html.mjs';
import { leavesOf } from './look.mjs';

/** Groups whose values are colours. */
const colours = /^color-/;

/** @param {[name: string, value: string]} token */
const rowOf = ([name, value]) =>
  `<tr><th scope="row"><code>${escaped(name.replaceAll('-', '.'))}</code></th><td>${
    colours.test(name) ? `<span class="swatch" style="background:${escaped(value)}"></span> ` : ''
  }<code>${escaped(value)}</code></td></tr>`;

/**
 * Every token with its value.
 *
 * @param {import('./look.mjs').Tokens} tokens
 */
export const tokensPage = (tokens) =>
  htmlPage({
    title: 'Tokens',
    body: `<p>What is the same in all markets; themes and contrast are in <a href="../storybook/index.html?path=/story/tokens-colour--roles">Storybook</a>. The same for tools: <a href="tokens.json" download>tokens.json</a>.</p>
${Object.entries(tokens)
  .map(
    ([group, values]) =>
      `<h2>${escaped(group)}</h2><div class="wide"><table>${leavesOf({ [group]: values })
        .map(rowOf)
        .join('')}</table></div>`,
  )
  .join('\n')}`,
  });
