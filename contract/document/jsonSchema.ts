import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Reading } from '../api/reading';
import { money, time } from '../api/schemas';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 embeds it. */
export interface JsonSchema {
  readonly type?: string | undefined;
  readonly description?: string | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly [key: string]: unknown;
}

/**
 * Units by the number schema that the pipe of their schema begins with, which is what the converter passes. No
 * `multipleOf: 0.01` for money: it would reject valid amounts, because 0.29 / 0.01 is not a whole number in floating
 * point.
 */
const unitsBySchema = new Map<unknown, { readonly 'x-unit': keyof typeof units; readonly 'x-decimals'?: number }>([
  [money.pipe[0], { 'x-unit': 'money', 'x-decimals': 2 }],
  [time.pipe[0], { 'x-unit': 'ms' }],
]);

/** What each unit means, as descriptions say it. */
export const units = {
  money: 'Money in the currency of the market, at most two decimals.',
  ms: 'Milliseconds since the epoch.',
} as const;

/** What the description of a number says that the page may be without. */
export const unknownWhenMissing = 'When it is missing, it is not known.';

const unitOf = (schema: JsonSchema): string | undefined => units[schema['x-unit'] as keyof typeof units];

/**
 * An enumeration that says what its values mean: closed where the schema lists its values, else open, so that a backend
 * may send others.
 */
export function enumerated(schema: JsonSchema, values: Readonly<Record<string, string>>): JsonSchema {
  const isNumber = schema.type === 'integer' || schema.type === 'number' || typeof firstOf(schema) === 'number';
  const meant = Object.entries(values).map(([value, description]) => ({
    const: isNumber && value !== '' ? Number(value) : value,
    description,
  }));
  if ('enum' in schema) return { ...schema, anyOf: [...meant, {}] };
  const { description, ...plain } = schema;
  return { ...(description !== undefined && { description }), anyOf: [...meant, plain] };
}

const firstOf = (schema: JsonSchema): unknown => (schema['enum'] as unknown[] | undefined)?.[0];

/** What counts where a reply has no value of a field, as `readAnswer` reads it. */
const blank: Readonly<Record<string, unknown>> = { string: '', boolean: false, array: [] };

/**
 * A field of a reply that may be missing, with what then counts: as `default`, or in words where no value stands for it.
 * Undefined: the page cannot read the object without it.
 */
function mayBeMissing(name: string, type: string, schema: JsonSchema, reading: Reading): JsonSchema | undefined {
  const { instead = {}, needed = [] } = reading;
  const value = instead[name] ?? blank[type];
  if (value === undefined || needed.includes(name)) return undefined;
  const { description = '' } = schema;
  if (Number.isNaN(value)) return { ...schema, description: `${description} ${unknownWhenMissing}` };
  return typeof value === 'function' ? schema : { ...schema, default: value };
}

/** An object of a reply in which only that is required without which the page cannot read it. */
function asRead(schema: JsonSchema, entries: Readonly<Record<string, { type: string }>>, reading: Reading): JsonSchema {
  const { properties = {}, required = [] } = schema;
  const read = Object.entries(properties).map(([name, field]) => {
    const missing = mayBeMissing(name, entries[name]?.type ?? '', field, reading);
    return { name, field: missing ?? field, isNeeded: required.includes(name) && missing === undefined };
  });
  return {
    ...schema,
    properties: Object.fromEntries(read.map(({ name, field }) => [name, field])),
    required: read.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
  };
}

/**
 * The JSON Schema of what crosses the wire, with what each field means.
 *
 * @param reading of a reply: what the page reads without a value is not required
 */
export const jsonSchema = (schema: GenericSchema, reading?: Reading): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What the server does with a text that fits says nothing about which texts fit.
    ignoreActions: ['trim', 'to_lower_case'],
    overrideSchema: ({ valibotSchema, jsonSchema: plain }) => {
      if (reading && valibotSchema.type === 'object' && 'entries' in valibotSchema)
        return asRead(
          plain as JsonSchema,
          valibotSchema.entries as Parameters<typeof asRead>[1],
          reading,
        ) as typeof plain;
      const unit = unitsBySchema.get(valibotSchema);
      return unit && { ...plain, ...unit, description: units[unit['x-unit']] };
    },
    // What the converter makes of the action is in `plain` already.
    overrideAction: ({ valibotAction, jsonSchema: plain }) => {
      const { values, ...schema } = plain as JsonSchema;
      if (valibotAction.type === 'metadata')
        return enumerated(schema, values as Readonly<Record<string, string>>) as typeof plain;
      const unit = valibotAction.type === 'description' && unitOf(schema);
      return unit ? { ...plain, description: `${plain.description ?? ''} ${unit}` } : undefined;
    },
  });
  return rest as JsonSchema;
};
