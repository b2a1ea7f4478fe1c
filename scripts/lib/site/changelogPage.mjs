import { escaped, htmlPage, inline, markdown } from './html.mjs';

/**
 * What has changed: the components, and the calls of the API.
 *
 * @param {string} components the changelog of the components, in Markdown
 * @param {readonly { version: string, what: string }[]} calls
 */
export const changelogPage = (components, calls) =>
  htmlPage({
    title: 'Changelog',
    body: `<p><a href="#api">Changes of the API</a></p>
${markdown(components.replace(/^# /, '## ').replaceAll('\n## ', '\n### '))}
<h2 id="api">Changes of the API</h2>
<ul>${calls.map(({ version, what }) => `<li><b>${escaped(version)}</b> ${inline(what)}</li>`).join('\n')}</ul>`,
  });
