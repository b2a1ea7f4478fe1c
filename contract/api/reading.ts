import type { GenericSchema } from 'valibot';
import { link } from './schemas';
import { apiMoneyMax } from '../limits/request';
import { cutText } from '../text/cutText';

/**
 * How the page reads a reply that deviates from the contract. The server is strict; the page shows as much as it can.
 * Field names apply at any depth of the reply.
 */
export interface Reading {
  /** Value of a field that is missing or unreadable; a function is called with the raw item. */
  readonly instead?: Readonly<Record<string, unknown>>;
  /** Alternative names of fields. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Text fields without which an item is dropped. */
  readonly needed?: readonly string[];
  /** Stands for a reply without data (`null`). */
  readonly empty?: unknown;
}

/**
 * Stands for a number that the server did not send: shown as a dash, never as 0. Comparisons with it are false, and
 * sums with it are unknown too (NaN).
 */
export const unknownNumber = NaN;

/** The part of a valibot schema's structure that reading uses. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: number | undefined }[];
}

const boundOf = ({ pipe }: Shape, type: string) => pipe?.find((action) => action.type === type)?.requirement;

/**
 * Truncates a text that is too long. A link that is too long is unreadable instead, because a truncated one would lead
 * elsewhere.
 */
function textOf(value: unknown, shape: Shape): string | undefined {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : undefined;
  const max = boundOf(shape, 'max_length') ?? Infinity;
  const whole = cutText(value, max);
  return whole !== value && shape.pipe?.[0] === link.pipe[0] ? undefined : whole;
}

/**
 * A count above its maximum becomes the maximum; money, coins, ids and moments above theirs are unreadable. Accepts a
 * number written as a string.
 */
function numberOf(value: unknown, shape: Shape): number | undefined {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  const isInteger = shape.pipe?.some(({ type }) => type === 'integer');
  const max = boundOf(shape, 'max_value') ?? Infinity;
  if (
    typeof number !== 'number' ||
    !(number >= (boundOf(shape, 'min_value') ?? -Infinity)) ||
    (isInteger && !Number.isInteger(number))
  )
    return undefined;
  return number <= max ? number : isInteger && max < apiMoneyMax ? max : undefined;
}

function listOf(value: unknown, shape: Shape, reading: Reading, drop: () => void): unknown[] | undefined {
  if (!Array.isArray(value)) return value === null ? [] : undefined;
  const max = boundOf(shape, 'max_length') ?? boundOf(shape, 'length') ?? Infinity;
  const result: unknown[] = [];
  for (const one of value as unknown[]) {
    if (result.length === max) break;
    const item = shape.item && read(shape.item, one, reading, drop);
    if (item === undefined) drop();
    else result.push(item);
  }
  return result;
}

/** Default values of fields by type, where the reading names no other. */
const blank: Partial<Record<string, unknown>> = { string: '', boolean: false };

function objectOf(
  value: unknown,
  { entries = {} }: Shape,
  reading: Reading,
  drop: () => void,
): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { instead = {}, alias = {}, needed = [] } = reading;
  const given = value as Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(entries)) {
    if (shape.wrapped) {
      const known = read(shape.wrapped, given[name], reading, drop);
      if (known !== undefined) fields[name] = known;
      continue;
    }
    const other = instead[name];
    const field =
      read(shape, given[name] ?? given[alias[name] ?? name], reading, drop) ??
      (typeof other === 'function' ? (other as (item: typeof given) => unknown)(given) : other) ??
      (shape.type === 'array' ? [] : blank[shape.type]);
    if (field === undefined || (field === '' && needed.includes(name))) return undefined;
    fields[name] = field;
  }
  return fields;
}

function read(shape: Shape, value: unknown, reading: Reading, drop: () => void): unknown {
  switch (shape.type) {
    case 'null':
      return null;
    case 'string':
      return textOf(value, shape);
    case 'number':
      return numberOf(value, shape);
    case 'boolean':
      return value === true || value === 1 ? true : value === false || value === 0 ? false : undefined;
    case 'picklist':
      return shape.options?.find((one) => String(one) === String(value));
    case 'array':
      return listOf(value, shape, reading, drop);
    default:
      return objectOf(value, shape, reading, drop);
  }
}

/**
 * Reads the data of a reply item by item, so that an unreadable item only loses itself.
 * @param drop called for each item that was left out
 * @returns undefined when the whole reply is unreadable
 */
export const readAnswer = (
  reply: GenericSchema,
  data: unknown,
  reading: Reading = {},
  drop: () => void = () => undefined,
): unknown => read(reply, data ?? reading.empty ?? null, reading, drop);
