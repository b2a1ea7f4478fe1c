// @vitest-environment node
import { apiBase } from '@tally/contract/call';
import { callNames, calls } from '@tally/contract/calls';
import type { CallName } from '@tally/contract/calls';
import { exampleReplies } from '@tally/contract/fixtures/replies';
import { postCheckin } from '@tally/contract/task';
import { Ajv2020 } from 'ajv/dist/2020';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../testing/samples';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

/** Calls that are pictures: pages name them in `src`, no endpoint asks for them. */
const pictures: readonly CallName[] = ['getImage', 'getAdImage'];
const jsonCalls = callNames.filter((name) => !pictures.includes(name));

const appDir = path.resolve(import.meta.dirname, '../../app');
const sources = readdirSync(appDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => ({ name: entry.name, text: readFileSync(path.join(entry.parentPath, entry.name), 'utf8') }));
const endpoints = sources.filter(({ name }) => name.endsWith('Api.ts')).map(({ text }) => text).join('\n');

describe('every call has its', () => {
  it.each(jsonCalls)('%s: endpoint in the app', (name) => {
    expect(endpoints).toMatch(new RegExp(`\\b(read|write)\\(${name}\\)`));
  });

  it.each(callNames)('%s: example reply', (name) => {
    expect(Object.keys(exampleReplies[name]).length).toBeGreaterThan(0);
  });
});

describe('the served OpenAPI document', () => {
  let server: TestServer;
  let document: { paths: Record<string, Record<string, { operationId: string; responses: Record<string, { content: Record<string, { schema: object }> }> }>>; components: object };
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({ stories: ['rich'] });
    token = await server.signIn('ph-rich');
    document = (await (await server.fetch(`${apiBase}/openapi.json`)).json()) as typeof document;
  });
  afterAll(() => server.close());

  const operationOf = (name: CallName) => document.paths[calls[name].path]?.[calls[name].method.toLowerCase()];

  /** What the document says is wrong with an answer; empty when nothing is. */
  function objections(name: CallName, answer: unknown): string {
    const schema = operationOf(name)?.responses['200']?.content['application/json']?.schema ?? false;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    return ajv.validate({ ...(schema as object), components: document.components }, answer) ? '' : ajv.errorsText();
  }

  it('names every call', () => {
    for (const name of callNames) expect(operationOf(name)?.operationId).toBe(name);
  });

  it.each(jsonCalls)('%s: answers of people, strangers and operators are as it says', async (name) => {
    const sample = samples[name] as { query: object; body?: object };
    for (const caller of [token, undefined, 'x'.repeat(60)]) {
      const answer = await server.call(calls[name], { ...sample, ...(caller !== undefined && { token: caller }) });
      expect(objections(name, answer)).toBe('');
      if (caller === token && name !== 'getReferralInfo') expect(answer.code).toBe(200);
    }
  });

  it('objects to an answer that is not as it says', () => {
    expect(objections('postCheckin', { code: 200, msg: 'ok', data: { status: 1, coin: 0.5, cash: 0, info: '' } })).not.toBe('');
  });

  it('says which requests are malformed, and they are refused', async () => {
    const answer = await server.fetch(`${apiBase}${postCheckin.path}?action=draw`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(operationOf('postCheckin'))).toContain('"enum":["reward"]');
  });
});
