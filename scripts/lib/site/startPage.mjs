import { escaped, htmlPage } from './html.mjs';

/**
 * What the start page leads to.
 *
 * @typedef {{ href: string, title: string, about: string, hosted?: boolean }} Part `hosted`: it does not open from a folder
 */

/**
 * The start page: what is where, and of which commit.
 *
 * @param {readonly Part[]} parts
 * @param {readonly string[]} facts about what is shown, as sentences
 */
export const startPage = (parts, facts) =>
  htmlPage({
    title: 'Tally: everything to look at',
    up: '',
    body: `${facts.map((fact) => `<p>${escaped(fact)}</p>`).join('\n')}
<search>
<label for="find">Find a dialog, toast, screen or component by any words on it, in any language</label>
<input type="search" id="find" autocomplete="off" placeholder="uma vez por dia">
<output id="count" for="find"></output>
<ul class="found" id="found"></ul>
</search>
<ul class="parts">
${parts
  .map(
    ({ href, title, about, hosted }) =>
      `<li><a href="${escaped(href)}">${escaped(title)}</a><p>${escaped(about)}</p>${
        hosted ? '<p class="note">Needs a web address: it does not open from a folder on a disk.</p>' : ''
      }</li>`,
  )
  .join('\n')}
</ul>
<p class="note">Everything else also opens from a folder. Nothing here asks the network for anything.</p>
<script src="storybook/find/find.js"></script>
<script src="start.js"></script>`,
  });
