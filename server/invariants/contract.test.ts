// @vitest-environment node
import { apiBase } from '@tally/contract/api/endpoint';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { EndpointName } from '@tally/contract/endpoints';
import { examples } from '@tally/contract/examples';
import { postCheckin } from '@tally/contract/calls/tasks';
import { Ajv2020 } from 'ajv/dist/2020';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleRequest } from '../testing/exampleRequest';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

/** Calls that return pictures; pages use their URLs in `src` instead of calling the endpoints. */
const pictures: readonly EndpointName[] = ['getImage', 'getAdImage'];
const jsonCalls = endpointNames.filter((name) => !pictures.includes(name));

const appDir = path.resolve(import.meta.dirname, '../../app');
const sources = readdirSync(appDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => ({ name: entry.name, text: readFileSync(path.join(entry.parentPath, entry.name), 'utf8') }));
const apiSources = sources
  .filter(({ text }) => text.includes('injectEndpoints'))
  .map(({ text }) => text)
  .join('\n');

describe('every call has its', () => {
  it.each(jsonCalls)('%s: endpoint in the app', (name) => {
    const endpoint = new RegExp(`\\b${name}: (query|mutation|queryAs<.+>\\(\\))\\(${name}\\b`);
    expect(endpoint.test(apiSources), `${name} in one of app/**/*Api.ts`).toBe(true);
  });

  it.each(endpointNames)('%s: example reply', (name) => {
    expect(Object.keys(examples[name].replies).length).toBeGreaterThan(0);
  });
});

/**
 * The same schema with additional properties forbidden. Clients must tolerate new fields, but the server must not send
 * any by mistake.
 */
function closed(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null) return {};
  const inside = Object.entries(schema).map(([key, part]: [string, unknown]) => [
    key,
    Array.isArray(part)
      ? part.map((one) => (typeof one === 'object' ? closed(one) : (one as unknown)))
      : typeof part === 'object'
        ? closed(part)
        : part,
  ]);
  return { ...(Object.fromEntries(inside) as object), ...('properties' in schema && { additionalProperties: false }) };
}

describe('the served OpenAPI document', () => {
  let server: TestServer;
  let document: {
    paths: Record<
      string,
      Record<
        string,
        { operationId: string; responses: Record<string, { content: Record<string, { schema: object }> }> }
      >
    >;
    components: object;
  };
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({ stories: ['rich'] });
    token = await server.signIn('ph-rich');
    document = (await (await server.fetch(`${apiBase}/openapi.json`)).json()) as typeof document;
  });
  afterAll(() => server.close());

  const operationOf = (name: EndpointName) =>
    document.paths[endpoints[name].path]?.[endpoints[name].method.toLowerCase()];

  /**
   * The document's own keyword `x-decimals`: the maximum number of decimal places of an amount, checked by decimal
   * rounding.
   */
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    validate: (decimals: number, amount: number) => Number(amount.toFixed(decimals)) === amount,
  });

  /**
   * Validates an answer by the document; returns the errors, empty when there are none. A field that the document does
   * not name is an error too.
   */
  function objections(name: EndpointName, answer: unknown): string {
    const schema = operationOf(name)?.responses['200']?.content['application/json']?.schema ?? false;
    return ajv.validate(closed({ ...(schema as object), components: document.components }), answer)
      ? ''
      : ajv.errorsText();
  }

  it('the served document names every call', () => {
    for (const name of endpointNames) expect(operationOf(name)?.operationId).toBe(name);
  });

  it.each(jsonCalls)('%s: answers of people, strangers and operators are as it says (API-32)', async (name) => {
    const request = exampleRequest(name);
    for (const caller of [token, undefined, 'x'.repeat(60)]) {
      const answer = await server.call(endpoints[name], {
        ...request,
        ...(caller !== undefined && { token: caller }),
      });
      expect(objections(name, answer)).toBe('');
      const { infos }: Endpoint = endpoints[name];
      const { info = '' } = (answer.data ?? {}) as { info?: string };
      if (infos && info !== '') expect(Object.keys(infos)).toContain(info);
      if (answer.code === 200) expect(v.parse((endpoints[name] as Endpoint).reply, answer.data)).toEqual(answer.data);
      if (caller === token && name !== 'getReferralInfo') expect(answer.code).toBe(200);
    }
  });

  it('the check objects to an answer that is not as the document says', () => {
    const paid = { status: 1, coin: 5, cash: 0.29, info: '' };
    expect(objections('postCheckin', { code: 200, msg: 'ok', data: paid })).toBe('');
    for (const wrong of [{ coin: 0.5 }, { cash: 0.295 }, { secret: 1 }, { status: undefined }])
      expect(objections('postCheckin', { code: 200, msg: 'ok', data: { ...paid, ...wrong } })).not.toBe('');
    // A page does without `info`, so the document does not ask for it. The answers of this server have every field.
    expect(v.safeParse(postCheckin.reply, paid).success).toBe(true);
    expect(v.safeParse(postCheckin.reply, { ...paid, info: undefined }).success).toBe(false);
    expect(
      objections('getPassbook', {
        code: 200,
        msg: 'ok',
        data: [{ amount: 1, status: 1, status_msg: '', date: 1, account_type: 'DANA', no: '0812' }],
      }),
    ).not.toBe('');
  });

  it('the served document says which requests are malformed, and they are refused (API-32)', async () => {
    const answer = await server.fetch(`${apiBase}${postCheckin.path}?action=draw`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(operationOf('postCheckin'))).toContain('"enum":["reward"]');
  });
});
