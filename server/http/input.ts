import { codes } from '@tally/contract/api/envelope';
import { requestBodyMax } from '@tally/contract/limits/request';
import { wellFormed } from '@tally/contract/text/plainText';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { Refusal } from '../domain/shared/refusal';
import type { Bindings } from './clientIp';

type Schema = v.GenericSchema;

/** The parts of a schema that coercion uses. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Shape>>;
}

/** A number as JSON writes it. */
const decimal = /^-?\d{1,20}(\.\d{1,20})?([eE][+-]?\d{1,2})?$/;
const booleans: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/**
 * Converts one query value to the type its schema expects; a value that doesn't fit stays a string and fails
 * validation.
 */
function coerce(text: string, shape: Shape): unknown {
  if (shape.wrapped) return coerce(text, shape.wrapped);
  if (shape.type === 'boolean') return Object.hasOwn(booleans, text) ? booleans[text] : text;
  const numeric = shape.type === 'number' || (shape.type === 'picklist' && typeof shape.options?.[0] === 'number');
  return numeric && decimal.test(text) ? Number(text) : text;
}

const malformed = (what: string): Refusal => new Refusal(codes.malformed, `MALFORMED REQUEST: ${what}`.slice(0, 200));

/** Whether a value contains a NUL character, which PostgreSQL text columns refuse. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function checked(schema: Schema, value: unknown, where: string): Record<string, unknown> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  // The message contains only the field name: the value may be a secret.
  if (!result.success) throw malformed(`${where} ${v.getDotPath(result.issues[0]) ?? ''}`.trim());
  if (holdsNul(result.output)) throw malformed(`${where} holds a NUL`);
  return result.output as Record<string, unknown>;
}

/**
 * Parses and validates the query string; unknown names are ignored.
 *
 * @throws {Refusal} malformed
 */
export function readQuery(schema: Schema, query: URLSearchParams): Record<string, unknown> {
  const entries = (schema as unknown as Shape).entries ?? {};
  const values: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(entries)) {
    const given = query.getAll(name);
    if (given.length > 1) throw malformed(`query ${name} is given twice`);
    const text = given[0];
    // Forms send an empty string for an optional value that is not set.
    if (text !== undefined && !(text === '' && shape.type === 'optional')) values[name] = coerce(text, shape);
  }
  return checked(schema, values, 'query');
}

const limitBody = bodyLimit({
  maxSize: requestBodyMax,
  onError: () => {
    throw new Refusal(codes.tooLarge, 'BODY TOO LARGE');
  },
});

/**
 * Reads the text of a request's body, up to the maximum size. The handler calls it instead of a middleware, so that
 * requests over the rate limit or with a wrong key are refused before their body is read.
 *
 * @throws {Refusal} too large, or malformed when it was cut off
 */
export async function bodyText(context: Context<{ Bindings: Bindings }>): Promise<string> {
  try {
    await limitBody(context as Context<{ Bindings: Bindings }, string>, () => Promise.resolve());
    return await context.req.text();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // A client that lost its connection is not a crash of the server.
    throw malformed('body was cut');
  }
}

/** Half a character is a text to JSON and none to a database, which would store a sign of something broken (TEXT-9). */
const wholeTexts = (_: string, value: unknown): unknown => (typeof value === 'string' ? wellFormed(value) : value);

/**
 * Parses and validates the JSON body; lone halves of a character are left out.
 *
 * @throws {Refusal} malformed
 */
export function readBody(schema: Schema, text: string): Record<string, unknown> {
  if (Object.keys((schema as unknown as Shape).entries ?? {}).length === 0) return {};
  // A page of an earlier version sends none where every field may be left out.
  if (text === '' && v.safeParse(schema, {}).success) return {};
  let value: unknown;
  try {
    value = JSON.parse(text, wholeTexts);
  } catch {
    throw malformed('body is no JSON');
  }
  return checked(schema, value, 'body');
}
