import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
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

const units = {
  money: 'Money in the currency of the market, at most two decimals.',
  ms: 'Milliseconds since the epoch.',
} as const;

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

/** The JSON Schema of what crosses the wire, with what each field means. */
export const jsonSchema = (schema: GenericSchema): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What the server does with a text that fits says nothing about which texts fit.
    ignoreActions: ['trim', 'to_lower_case'],
    overrideSchema: ({ valibotSchema, jsonSchema: plain }) => {
      const unit = unitsBySchema.get(valibotSchema);
      return unit && ({ ...plain, ...unit, description: units[unit['x-unit']] } as typeof plain);
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
