import { codes } from '@tally/contract/api/envelope';
import { Refusal } from '../../domain/shared/refusal';

/** Returns the value, or throws a refusal with code 404 when there is none. */
export function found<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Refusal(codes.notFound, otherwise);
  return value;
}

/** Wraps a synchronous answer in a promise. */
export const reply = <T>(value: T): Promise<T> => Promise.resolve(value);
