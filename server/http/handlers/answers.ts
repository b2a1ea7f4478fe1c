import { codes } from '@tally/contract/envelope';
import { Refusal } from '../../domain/refusal';

/** What was looked up, or code 404. */
export function found<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Refusal(codes.notFound, otherwise);
  return value;
}

/** An answer that nothing has to be waited for. */
export const done = <T>(value: T): Promise<T> => Promise.resolve(value);
