// @vitest-environment node
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { money, textBetween } from '@tally/contract/api/schemas';
import { feedbackBody } from '@tally/contract/people/feedback';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints } from '@tally/contract/endpoints';
import { postFeedback } from '@tally/contract/calls/feedback';
import { openApi } from '@tally/contract/document/openApi';

const document = openApi();
const parametersOf = (path: string, method: string) => document.paths[path]?.[method]?.parameters ?? [];
const ajv = new Ajv2020({ strict: false });

describe('the document and the checks of the server', () => {
  const bodySchema =
    document.paths[postFeedback.path]?.['post']?.requestBody?.content['application/json'].schema ?? false;
  const accepted = ajv.compile(bodySchema as object);
  const message = (content: string) => ({ type: 1, content, contact: 'me@mail.example' });

  it.each([
    ['200 emoji', '😀'.repeat(200), true],
    ['201 emoji', '😀'.repeat(201), false],
    ['10 emoji', '😀'.repeat(10), true],
    ['9 emoji', '😀'.repeat(9), false],
    ['200 letters', 'é'.repeat(200), true],
  ])('document and checks count characters: %s', (_, content, right) => {
    expect([accepted(message(content)), v.is(feedbackBody, message(content))]).toEqual([right, right]);
  });

  it('document and checks agree on the length of every text', () => {
    const length = textBetween(3, 5);
    const inDocument = ajv.compile({ type: 'string', minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (text) => v.is(length, text) === inDocument(text)),
    );
  });

  it('document and checks take what money a person can have', () => {
    const amount = parametersOf('/wallet/withdraw', 'post').find(({ name }) => name === 'amount')?.schema;
    expect(amount).toMatchObject({ type: 'number', minimum: 0, 'x-decimals': 2 });
    const inDocument = ajv.compile(amount as object);
    for (const right of [0, 0.29, 1.1, 4.35, 1000])
      expect([inDocument(right), v.is(money, right)]).toEqual([true, true]);
  });

  it.each(endpointNames)('the examples of %s are as the document describes them', (name) => {
    const { path, method }: Endpoint = endpoints[name];
    const { parameters, requestBody, responses } = document.paths[path]?.[method.toLowerCase()] ?? {};
    const fits = (schema: object, value: unknown) =>
      ajv.validate({ ...schema, components: document.components }, value) ? '' : ajv.errorsText();
    for (const parameter of parameters ?? [])
      if ('example' in parameter) expect(fits(parameter.schema, parameter.example)).toBe('');
    const sent = requestBody?.content['application/json'];
    if (sent) expect(fits(sent.schema, sent.example)).toBe('');
    const content = (responses?.[200].content ?? {}) as Record<
      string,
      { schema: object; examples?: Record<string, { value: unknown }> } | undefined
    >;
    const { schema = {}, examples = {} } = content['application/json'] ?? {};
    for (const { value } of Object.values(examples)) expect(fits(schema, value)).toBe('');
  });

  it('document and checks say how truths are written in a query', () => {
    expect(parametersOf('/task/lucky/reward', 'post').find(({ name }) => name === 'installed')?.schema).toEqual({
      type: 'boolean',
      description: 'Whether the phone app has opened the app. true or false; 1 and 0 mean the same.',
    });
  });
});
