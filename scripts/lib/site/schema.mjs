import { escaped, inline } from './html.mjs';

/**
 * The parts of a JSON schema that the document of the API uses.
 *
 * @typedef {{
 *   type?: string,
 *   description?: string,
 *   title?: string,
 *   const?: unknown,
 *   enum?: unknown[],
 *   default?: unknown,
 *   minimum?: number,
 *   maximum?: number,
 *   minLength?: number,
 *   maxLength?: number,
 *   maxItems?: number,
 *   pattern?: string,
 *   required?: string[],
 *   properties?: Record<string, Schema>,
 *   items?: Schema,
 *   anyOf?: Schema[],
 *   oneOf?: Schema[],
 *   $ref?: string,
 * }} Schema
 */

const json = (/** @type {unknown} */ value) => `<code>${escaped(JSON.stringify(value))}</code>`;

/** @param {string} words @param {number | undefined} least @param {number | undefined} most */
const range = (words, least, most) =>
  least === undefined && most === undefined ? [] : [`${words} ${least ?? ''}–${most ?? ''}`];

/** What kind of value it is, in a few words. @param {Schema} schema @returns {string} */
export function kindOf(schema) {
  const facts = [
    ...(schema.$ref ? [escaped(schema.$ref.split('/').at(-1) ?? '')] : []),
    ...(schema.type ? [schema.type === 'array' ? `list of ${kindOf(schema.items ?? {})}` : schema.type] : []),
    ...range('from', schema.minimum, schema.maximum),
    ...range('characters', schema.minLength, schema.maxLength),
    ...(schema.maxItems === undefined ? [] : [`at most ${schema.maxItems}`]),
    ...(schema.pattern ? [json(schema.pattern)] : []),
    ...('const' in schema ? [json(schema.const)] : []),
    ...(schema.enum ? [schema.enum.map(json).join(' ')] : []),
    ...('default' in schema ? [`usually ${json(schema.default)}`] : []),
  ];
  return facts.join(', ');
}

/** @param {Schema} schema */
const choicesOf = (schema) =>
  (schema.anyOf ?? schema.oneOf ?? []).filter((one) => one.title || one.description || one.properties);

/** What is inside a value: its fields, items or choices, as a list. @param {Schema} schema @returns {string} */
export function insideOf(schema) {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const needed = schema.required?.includes(name) ? ' <b>required</b>' : '';
    return item(`<code>${escaped(name)}</code>${needed}`, field);
  });
  const choices = choicesOf(schema).map((choice) => item(choice.title ? escaped(choice.title) : '', choice));
  const list = [...fields, ...choices].join('');
  return `${list ? `<ul class="fields">${list}</ul>` : ''}${schema.items ? insideOf(schema.items) : ''}`;
}

/** @param {string} name @param {Schema} schema @returns {string} */
const item = (name, schema) =>
  `<li>${[name, kindOf(schema), schema.description ? inline(schema.description) : ''].filter(Boolean).join(' · ')}${insideOf(schema)}</li>`;
