import type { GenericSchema } from 'valibot';
import { link } from './schemas';
import { apiMoneyMax } from './limits';

/**
 * How the page reads an answer that is not quite what the contract says. The server stays strict; the page shows what can be
 * shown. Fields are meant by their name, at any depth of the answer.
 */
export interface Reading {
  /** What stands for a field that is missing or cannot be read; a function gets the raw item. */
  readonly instead?: Readonly<Record<string, unknown>>;
  /** Another name under which a field may come. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Texts without which an item is of no use. */
  readonly needed?: readonly string[];
  /** What stands for an answer without data (`null`). */
  readonly empty?: unknown;
}

/** A number that the server did not send: formatted as a dash, never as 0. Comparisons with it are false, and a sum with it is unknown too. */
export const unknownNumber = NaN;

/** What a schema says of itself. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: number }[];
}

const boundOf = ({ pipe }: Shape, type: string) => pipe?.find((action) => action.type === type)?.requirement;

/** Texts are cut to their length; a cut address would lead elsewhere, so a long one is none. */
function textOf(value: unknown, shape: Shape): string | undefined {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : undefined;
  const max = boundOf(shape, 'max_length') ?? Infinity;
  if (value.length <= max) return value;
  return (shape as unknown) === link ? undefined : [...value].slice(0, max).join('');
}

/** A count beyond its bound is the bound; money, coins, ids and moments beyond theirs are not known. Digits in quotes are a number. */
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

/** What a field is where nothing else stands for it. */
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
 * Reads the data of an answer: item by item, so that an odd one costs nothing but itself.
 * @param drop called for each item that was left out
 * @returns undefined when nothing of it can be read
 */
export const readAnswer = (
  reply: GenericSchema,
  data: unknown,
  reading: Reading = {},
  drop: () => void = () => undefined,
): unknown => read(reply, data ?? reading.empty ?? null, reading, drop);
