import { escaped, htmlPage, inline, markdown } from './html.mjs';
import { insideOf, kindOf } from './schema.mjs';

/** @typedef {import('./schema.mjs').Schema} Schema */
/** @typedef {{ schema: Schema, example?: unknown, examples?: Record<string, { value: unknown }> }} Content */
/** @typedef {{ content?: Record<string, Content> }} Body */
/**
 * @typedef {{
 *   operationId: string,
 *   summary: string,
 *   description?: string,
 *   tags: string[],
 *   security?: Record<string, string[]>[],
 *   parameters?: { name: string, in: string, required?: boolean, schema: Schema }[],
 *   requestBody?: Body,
 *   responses: Record<string, Body & { description?: string }>,
 * }} Operation
 */
/** @typedef {Record<string, Record<string, Operation>>} Paths */
/** @typedef {{ info: { version: string, description: string }, paths: Paths, webhooks: Paths }} Document */
/** @typedef {{ path: string, method: string, call: Operation }} Call */

const methods = ['get', 'post'];

/** @param {Paths} paths @returns {Call[]} */
const callsOf = (paths) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );

/** Who may call it. @param {Operation['security']} security */
const whoOf = (security = []) => {
  const names = security.flatMap((one) => Object.keys(one));
  return names.length ? `With ${names.map((name) => `<code>${escaped(name)}</code>`).join(' or ')}.` : 'Without a key.';
};

/** @param {Content} content */
function examplesOf({ example, examples }) {
  const all = examples ? Object.entries(examples).map(([name, { value }]) => [name, value]) : [];
  return [...(example === undefined ? [] : [['example', example]]), ...all]
    .map(
      ([name, value]) =>
        `<details><summary>Example: ${escaped(String(name))}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`,
    )
    .join('');
}

/** @param {string} heading @param {Body | undefined} body */
function bodyOf(heading, body) {
  const content = body?.content?.['application/json'];
  if (!content) return '';
  return `<p><b>${heading}</b> ${kindOf(content.schema)}</p>${insideOf(content.schema)}${examplesOf(content)}`;
}

/** @param {Call} call */
function callSection({ path, method, call }) {
  const parameters = (call.parameters ?? []).map(
    ({ name, in: where, required, schema }) =>
      `<li><code>${escaped(name)}</code> in ${where}${required ? ' <b>required</b>' : ''} · ${kindOf(schema)} · ${inline(schema.description ?? '')}</li>`,
  );
  const answer = call.responses['200'];
  return `<details class="call" id="${escaped(call.operationId)}"><summary><code>${method} ${escaped(path)}</code> ${escaped(call.summary)}</summary>
<p><b>${escaped(call.operationId)}</b>. ${whoOf(call.security)}</p>
${markdown(call.description ?? '')}
${parameters.length ? `<p><b>Parameters</b></p><ul class="fields">${parameters.join('')}</ul>` : ''}
${bodyOf('Request', call.requestBody)}
${bodyOf('Answer', answer)}
${answer?.description ? markdown(answer.description) : ''}
</details>`;
}

/**
 * The document of the API as a page to read.
 *
 * @param {Document} document
 */
export function apiPage({ info, paths, webhooks }) {
  const calls = callsOf(paths);
  const tags = [...new Set(calls.flatMap(({ call }) => call.tags))];
  const sections = tags.map(
    (tag) =>
      `<h2 id="calls-${tag}">Calls: ${tag}</h2>${calls
        .filter(({ call }) => call.tags.includes(tag))
        .map(callSection)
        .join('\n')}`,
  );
  return htmlPage({
    title: `The API, version ${info.version}`,
    body: `<p>${calls.length} calls, each closed until it is pressed. The same for tools: <a href="openapi.json" download>openapi.json</a> (OpenAPI 3.1).</p>
<p>${tags.map((tag) => `<a href="#calls-${tag}">${tag}</a>`).join(' · ')} · <a href="#events">events</a></p>
<details open><summary>Introduction</summary>${markdown(info.description).replaceAll('<table>', '<div class="wide"><table>').replaceAll('</table>', '</table></div>')}</details>
${sections.join('\n')}
<h2 id="events">Events, sent to the phone app's backend</h2>
${callsOf(webhooks).map(callSection).join('\n')}`,
  });
}
