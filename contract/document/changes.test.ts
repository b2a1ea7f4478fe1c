// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../api/endpoint';
import { endpoints } from '../endpoints';
import { changes, newestShape } from './changes';
import { openApi } from './openApi';

/** Names, types and what is required of a schema: what a client is written for. */
function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { description: _, values: __, $schema: ___, ...rest } = schema as Record<string, unknown>;
  return Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, shapeOf(child)]));
}

const shape = createHash('sha256')
  .update(
    JSON.stringify(
      (Object.values(endpoints) as Endpoint[])
        .filter(({ who }) => who !== 'operator')
        .map(({ method, path, query, body, reply }) => [
          `${method} ${path}`,
          ...[query, body, reply].map((schema) =>
            shapeOf(toJsonSchema(schema, { typeMode: 'input', ignoreActions: ['trim', 'to_lower_case'] })),
          ),
        ])
        .sort(([a], [b]) => String(a).localeCompare(String(b))),
    ),
  )
  .digest('hex')
  .slice(0, 12);

it('the document has the version of its newest change', () => {
  expect(openApi().info.version).toBe(changes[0].version);
  expect(openApi().info.description).toContain(changes[0].what);
});

it('versions go down from the newest, and none is used twice', () => {
  const numbers = changes.map(({ version }) => version.split('.').map(Number));
  for (const [index, [major = 0, minor = 0]] of numbers.slice(1).entries()) {
    const [newerMajor = 0, newerMinor = 0] = numbers[index] ?? [];
    expect(newerMajor > major || (newerMajor === major && newerMinor > minor)).toBe(true);
  }
});

it("a change of people's calls has a line", () => {
  expect(
    shape,
    "people's calls have changed: in contract/document/changes.ts add a version with what has changed to `changes`, then this hash as `newestShape`",
  ).toBe(newestShape);
});
