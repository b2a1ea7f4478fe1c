// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventExamples, hostExamples } from '../examples/host';
import { fieldsOf, meaningOf } from './documentFields';
import { hostCalls, numberErrors, roundErrors } from '../host/hostBackend';
import { sentEvent } from '../host/hostEvents';
import type { JsonSchema } from './jsonSchema';
import { openApi } from './openApi';

interface Content {
  readonly content: {
    readonly 'application/json': {
      readonly schema: JsonSchema;
      readonly examples: Readonly<Record<string, { value: unknown }>>;
    };
  };
}
interface Operation {
  readonly description?: string;
  readonly requestBody: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}
const document = openApi() as unknown as {
  paths: Record<string, { post: Operation }>;
  webhooks: { hostEvent: { post: Operation } };
};
const operationOf = (name: keyof typeof hostCalls): Operation => {
  const found = document.paths[hostCalls[name].path]?.post;
  if (!found) throw new Error(`The document has no ${name}.`);
  return found;
};
const names = Object.keys(hostCalls) as (keyof typeof hostCalls)[];

const json = (part: Content | undefined) => part?.content['application/json'];
const valuesOf = (part: Content | undefined) => Object.values(json(part)?.examples ?? {}).map(({ value }) => value);
/** The words of a text field that say what they mean. */
const wordsOf = (part: Content | undefined, field: string): unknown[] =>
  ((json(part)?.schema.properties?.[field]?.['anyOf'] ?? []) as JsonSchema[])
    .filter(({ description = '' }) => description.length > 4)
    .map((word) => word['const'])
    .filter((word) => word !== undefined && word !== '');
const unsaid = (schema: JsonSchema | undefined) =>
  fieldsOf(schema ?? {}, '')
    .filter(([, field]) => meaningOf(field).length < 4)
    .map(([path]) => path);

describe("what the phone app's backend sends and is answered (API-39)", () => {
  it.each(names)('%s says what it does, and what each field of its body and reply means', (name) => {
    const { description = '', requestBody, responses } = operationOf(name);
    expect(description.length).toBeGreaterThan(20);
    expect([unsaid(json(requestBody)?.schema), unsaid(json(responses['200'])?.schema)]).toEqual([[], []]);
    expect(responses['409'] !== undefined).toBe(hostCalls[name].reused !== undefined);
  });

  it.each(names)('%s has an example of its body and of each reply, which its schemas take', (name) => {
    const { body, reply } = hostCalls[name];
    const { requestBody, responses } = operationOf(name);
    expect(valuesOf(requestBody)).toEqual([hostExamples[name].body]);
    expect(v.safeParse(body, hostExamples[name].body).success).toBe(true);
    expect(valuesOf(responses['200'])).toEqual(Object.values(hostExamples[name].replies));
    for (const answer of valuesOf(responses['200'])) expect(v.parse(reply, answer)).toEqual(answer);
  });

  it.each(names)('%s names each word with which it refuses, with what it means and an example', (name) => {
    const { errors, infos } = hostCalls[name];
    const { responses } = operationOf(name);
    expect(wordsOf(responses['400'], 'error')).toEqual(['MALFORMED REQUEST: body', ...Object.keys(errors)]);
    expect(wordsOf(responses['200'], 'info')).toEqual(Object.keys(infos));
    for (const [status, response] of Object.entries(responses))
      if (Number(status) >= 400 && !['404', '429'].includes(status)) {
        const words = wordsOf(response, 'error');
        expect(words.length).toBeGreaterThan(0);
        expect(valuesOf(response)).toEqual(words.map((error) => ({ error })));
      }
  });

  it('rounds and numbers name the words of their tables', () => {
    expect(Object.keys(hostCalls.postRounds.errors).sort()).toEqual(Object.values(roundErrors).sort());
    expect(Object.keys(hostCalls.postNumbers.errors).sort()).toEqual(Object.values(numberErrors).sort());
  });

  it('an event has examples, and says what each of its fields means', () => {
    const { requestBody } = document.webhooks.hostEvent.post;
    const kinds = (json(requestBody)?.schema['oneOf'] ?? json(requestBody)?.schema['anyOf']) as JsonSchema[];
    expect(kinds.length).toBe(sentEvent.options.length);
    expect(kinds.flatMap(unsaid)).toEqual([]);
    expect(valuesOf(requestBody)).toEqual(Object.values(eventExamples));
    for (const event of valuesOf(requestBody)) expect(v.parse(sentEvent, event)).toEqual(event);
  });
});
