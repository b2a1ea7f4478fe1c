// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './api/endpoint';
import { endpointNames, endpoints } from './endpoints';
import { examples } from './examples';
import { hostCalls } from './host/hostBackend';
import { openApi } from './document/openApi';

type Node = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Strings and numbers in a JSON Schema that have no upper bound, by path. */
function unbounded(schema: unknown, path: string): string[] {
  if (!isNode(schema)) return [];
  const fixed = 'enum' in schema || 'const' in schema;
  const open =
    (schema['type'] === 'string' && !fixed && !('maxLength' in schema)) ||
    ((schema['type'] === 'number' || schema['type'] === 'integer') &&
      !fixed &&
      !('maximum' in schema && 'minimum' in schema)) ||
    (schema['type'] === 'array' && !('maxItems' in schema));
  return [
    ...(open ? [path] : []),
    ...Object.entries(schema).flatMap(([key, child]) => unbounded(child, `${path}/${key}`)),
  ];
}

describe('the contract', () => {
  it.each(endpointNames)('%s has example replies that its schema accepts unchanged (API-2)', (name) => {
    const { replies } = examples[name];
    expect(Object.keys(replies).length).toBeGreaterThan(0);
    for (const [label, reply] of Object.entries(replies))
      expect(v.parse((endpoints[name] as Endpoint).reply, reply), label).toEqual(reply);
  });

  it.each(endpointNames)('%s has an example request that its schemas accept unchanged (API-2)', (name) => {
    const { query, body, who }: Endpoint = endpoints[name];
    const { request }: { request: { query?: object; body?: object } } = examples[name];
    const key = who === 'operator' ? { key: 'a key' } : {};
    expect(v.parse(query, { ...request.query, ...key })).toEqual({ ...request.query, ...key });
    expect(v.parse(body, request.body ?? {})).toEqual(request.body ?? {});
  });

  it('the contract bounds every string, number and list that crosses the wire', () => {
    const document = openApi();
    const loose = Object.entries(document.paths).flatMap(([path, operations]) => unbounded(operations, path));
    expect(
      loose,
      'fields without a maximum (and numbers without a minimum): contract/api/schemas.ts has bounded ones',
    ).toEqual([]);
  });

  it("the contract documents the calls of the phone app's backend beside the API's base (API-34)", () => {
    const paths = openApi().paths as Record<string, { servers?: { url: string }[]; post?: { security?: unknown } }>;
    expect(Object.values(hostCalls).map(({ path }) => path)).toEqual(['/logins', '/rounds', '/numbers']);
    for (const path of ['/logins', '/rounds', '/numbers'])
      expect(paths[path]).toMatchObject({ servers: [{ url: '/' }], post: { security: [{ hostKey: [] }] } });
  });

  it.each(endpointNames)('%s is described in the document by its summary and its scopes', (name) => {
    const { summary, scope, who }: Endpoint = endpoints[name];
    expect(summary.length).toBeGreaterThan(5);
    expect((scope ?? []).length > 0).toBe(who === 'operator');
  });

  it('a file of calls is for people or for operators, since a page takes whole files', () => {
    const files = import.meta.glob<Record<string, Endpoint>>('./calls/*.ts', { eager: true });
    const audiences = Object.entries(files)
      .filter(([file]) => !file.endsWith('/index.ts'))
      .map(([file, calls]) => [file, new Set(Object.values(calls).map(({ who }) => who === 'operator')).size]);
    expect(audiences.length).toBeGreaterThan(20);
    expect(audiences.filter(([, kinds]) => kinds !== 1)).toEqual([]);
  });

  it('the contract names each path and method once', () => {
    const seen = endpointNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
