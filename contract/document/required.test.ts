// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readAnswer, type Reading } from '../api/reading';
import type { Endpoint } from '../api/endpoint';
import { endpointNames, endpoints, type EndpointName } from '../endpoints';
import { examples } from '../examples';
import { jsonSchema, type JsonSchema } from './jsonSchema';

/** A reply that lacks one field. */
interface Cut {
  readonly path: string;
  readonly isRequired: boolean;
  readonly reply: unknown;
}

/**
 * A reply without each of its fields, at any depth; of a list the first item stands for all. An object that may be
 * missing is not looked into: what it lacks makes it one that is missing.
 */
function cutsOf(reply: unknown, schema: JsonSchema, alias: Reading['alias'] = {}, path = ''): Cut[] {
  if (Array.isArray(reply)) {
    const [first, ...rest] = reply as unknown[];
    if (first === undefined || !schema.items) return [];
    return cutsOf(first, schema.items, alias, `${path}[]`).map((cut) => ({ ...cut, reply: [cut.reply, ...rest] }));
  }
  if (typeof reply !== 'object' || reply === null) return [];
  return Object.entries(reply).flatMap(([name, value]) => {
    const field = schema.properties?.[name];
    if (!field) return [];
    const others = Object.fromEntries(
      Object.entries(reply).filter(([other]) => other !== name && other !== alias[name]),
    );
    const isRequired = schema.required?.includes(name) ?? false;
    const inside = isRequired || Array.isArray(value) ? cutsOf(value, field, alias, `${path}.${name}`) : [];
    return [
      { path: `${path}.${name}`, isRequired, reply: others },
      ...inside.map((cut) => ({ ...cut, reply: { ...reply, [name]: cut.reply } })),
    ];
  });
}

/** Whether the page reads all of a reply: neither itself nor an item of it is lost. */
function isReadWhole(name: EndpointName, reply: unknown): boolean {
  const { reply: schema, reading }: Endpoint = endpoints[name];
  let dropped = 0;
  return readAnswer(schema, reply, reading, () => (dropped += 1)) !== undefined && dropped === 0;
}

const people = endpointNames.filter((name) => endpoints[name].who !== 'operator');

describe('a field of a reply is required where the page cannot read the reply without it', () => {
  it.each(people)('%s requires what the page needs, and nothing else', (name) => {
    const { reply, reading = {} }: Endpoint = endpoints[name];
    const cuts = Object.values<unknown>(examples[name].replies).flatMap((one) =>
      cutsOf(one, jsonSchema(reply, reading), reading.alias),
    );
    expect(
      cuts
        .filter((cut) => isReadWhole(name, cut.reply) === cut.isRequired)
        .map(({ path, isRequired }) => ({ path, isRequired })),
    ).toEqual([]);
  });

  it('a field that may be missing says what then counts, unless that follows from others', () => {
    const { reply, reading }: Endpoint = endpoints.getUserInfo;
    const { properties = {}, required } = jsonSchema(reply, reading);
    expect(required).toEqual([]);
    expect(properties['showCheckInTask']).toMatchObject({ default: true });
    expect(properties['dupUser']).toMatchObject({ default: false });
    expect(properties['cash']).not.toHaveProperty('default');
  });
});
