// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { codes, codesAsStatus } from '../api/envelope';
import type { Endpoint } from '../api/endpoint';
import { endpointNames, endpoints, type EndpointName } from '../endpoints';
import { examples } from '../examples';
import { hostCalls } from '../host/hostBackend';
import { fieldsOf, meaningOf } from './documentFields';
import { refusalTables } from '../fixtures/refusalTables';
import { defaultMaxCounts, statedMaxCounts } from '../limits/task';
import { payoutExceptionKinds } from '../operator/exceptions';
import { runMeanings } from '../operator/operator';
import { personMeanings } from '../people/active';
import type { JsonSchema } from './jsonSchema';
import { openApi } from './openApi';

interface Operation {
  description?: string;
  parameters: { name: string; in: string; schema: JsonSchema; example?: unknown; required: boolean }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema; example?: unknown } } };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: JsonSchema; examples?: object }> }
  >;
  'x-codes': number[];
}
const document = openApi() as unknown as {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
};
const operationOf = (name: EndpointName): Operation => {
  const found = document.paths[endpoints[name].path]?.[endpoints[name].method.toLowerCase()];
  if (!found) throw new Error(`The document has no ${name}.`);
  return found;
};
const isPicture = (name: EndpointName) => name === 'getImage' || name === 'getAdImage';

/** The JSON Schema of an answer's `data`. */
function dataOf(name: EndpointName): JsonSchema {
  const schema = operationOf(name).responses['200']?.content['application/json']?.schema;
  const [envelope] = (schema?.['anyOf'] ?? []) as JsonSchema[];
  return envelope?.properties?.['data'] ?? {};
}

/** The words that an operation says of `info`. */
const wordsOf = (name: EndpointName): string[] =>
  fieldsOf(dataOf(name), '')
    .filter(([path]) => path.endsWith('.info'))
    .flatMap(([, { anyOf = [] }]) => (anyOf as JsonSchema[]).map((one) => one['const']))
    .filter((word): word is string => typeof word === 'string' && word !== '');

describe('another backend can be built from the document alone (API-39)', () => {
  it.each(endpointNames)('%s has a description, and examples of what it takes and answers', (name) => {
    const operation = operationOf(name);
    expect(operation.description?.length ?? 0, 'its description in contract/calls').toBeGreaterThan(20);
    const needed = operation.parameters.filter(({ in: place, required }) => place === 'query' && required);
    expect(needed.filter(({ example }) => example === undefined).map((parameter) => parameter.name)).toEqual([]);
    if (operation.requestBody) {
      const { schema, example = {} } = operation.requestBody.content['application/json'];
      expect(Object.keys(example as object)).toEqual(expect.arrayContaining([...(schema.required ?? [])]));
    }
    const answers = operation.responses['200']?.content['application/json']?.examples ?? {};
    expect(Object.keys(answers).length > 0).toBe(!isPicture(name));
  });

  it.each(endpointNames)('%s says what each of its fields means', (name) => {
    const { parameters, requestBody } = operationOf(name);
    const fields = [
      ...parameters.map((parameter) => [`query.${parameter.name}`, parameter.schema] as const),
      ...fieldsOf(requestBody?.content['application/json'].schema ?? {}, 'body'),
      ...fieldsOf(dataOf(name), 'data'),
    ];
    expect(
      fields.filter(([, field]) => meaningOf(field).length < 4).map(([path]) => path),
      'fields to describe (`described` in contract/api/schemas.ts)',
    ).toEqual([]);
  });

  const known = new Set([
    ...Object.values(refusalTables).flatMap(({ words }) => Object.values(words)),
    ...Object.keys(personMeanings),
    ...Object.keys(runMeanings),
    ...payoutExceptionKinds,
  ]);
  it.each(endpointNames)('%s names only words of `info` that the contract knows', (name) => {
    expect(wordsOf(name).filter((word) => !known.has(word))).toEqual([]);
    expect(wordsOf(name)).toEqual(expect.arrayContaining(Object.keys((endpoints[name] as Endpoint).infos ?? {})));
  });

  /** The values of `info` in a reply, at any depth. */
  const infosIn = (reply: unknown): string[] =>
    typeof reply === 'object' && reply !== null
      ? Object.entries(reply).flatMap(([name, value]) =>
          name === 'info' && typeof value === 'string' ? [value] : infosIn(value),
        )
      : [];
  const answering = endpointNames.filter((name) => fieldsOf(dataOf(name), '').some(([path]) => path.endsWith('.info')));
  it.each(answering)('%s names the words of its `info`, and has an example of one', (name) => {
    expect(wordsOf(name), 'words to add to `infos` in contract/calls').not.toEqual([]);
    const said = infosIn(Object.values(examples[name].replies)).filter((info) => info !== '');
    expect(said, 'a reply to add to contract/examples').not.toEqual([]);
    expect(said.filter((info) => !wordsOf(name).includes(info))).toEqual([]);
  });

  it('each word of refusal is named by a call that answers it', () => {
    const unnamed = Object.entries(refusalTables)
      .filter(([table]) => table.endsWith('Infos'))
      .flatMap(([table, { words, meanings }]) =>
        Object.values(words)
          .filter((word) => word !== '')
          .filter((word) => !endpointNames.some((name) => JSON.stringify(dataOf(name)).includes(meanings[word] ?? '?')))
          .map((word) => `${table}: ${word}`),
      );
    expect(unnamed, 'words to add to `infos` of a call in contract/calls').toEqual([]);
  });

  it.each(endpointNames)('%s says with which codes and HTTP statuses it fails', (name) => {
    const { responses, 'x-codes': said } = operationOf(name);
    for (const status of codesAsStatus) expect(responses).toHaveProperty(String(status));
    const { who, money }: Endpoint = endpoints[name];
    expect(said).toContain(codes.ok);
    if (who === 'user') expect(said).toContain(codes.needLogin);
    if (who === 'operator') expect(said).toEqual(expect.arrayContaining([codes.forbidden, codes.outOfScope]));
    expect(said.includes(codes.keyReused)).toBe(money);
    for (const code of said) expect(responses['200']?.description).toContain(`Code ${String(code)}:`);
  });

  it('what no single call says stands in its introduction', () => {
    for (const code of Object.values(codes)) expect(document.info.description).toContain(`| ${String(code)}`);
    // Both are the customer's, each in its place.
    expect(document.info.description).toContain(`videoad ${statedMaxCounts.videoad} (a guest's home`);
    expect(document.info.description).toContain(`\`maxCount\`: ${defaultMaxCounts.videoad})`);
    const named = [...document.info.description.matchAll(/\b(get|post)[A-Z]\w+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => ![...endpointNames, ...Object.keys(hostCalls)].includes(name))).toEqual([]);
  });

  it.each(endpointNames)('the words of %s name only fields and values that it has', (name) => {
    const own = JSON.stringify(operationOf(name));
    const meanings = fieldsOf(dataOf(name), '')
      .filter(([path]) => path.endsWith('.info'))
      .flatMap(([, { anyOf = [] }]) => (anyOf as JsonSchema[]).map(({ description = '' }) => description));
    const named = meanings.flatMap((meaning) => Array.from(meaning.matchAll(/`(\w+)`/g), ([, word = '']) => word));
    expect(named.filter((word) => !own.includes(`"${word}"`))).toEqual([]);
  });

  it('ids of our product rules are left out, which lead nowhere outside', () => {
    expect(JSON.stringify(document).match(/[^.]{0,40}\([A-Z]+-\d+/g) ?? []).toEqual([]);
  });
});
