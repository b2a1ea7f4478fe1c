import { hourMs } from '@tally/contract/limits/time';
import { ownDataFormats, type OwnDataFormat } from '@tally/contract/people/ownData';
import type { KeyValueStore } from '../../platform/services';

const storageKey = 'askedFile';

/** How long the page asks for the same file again instead of spending another day, ms. */
export const sameFileMs = hourMs;

/** A file of the person's own data that was asked for, whether or not it came (OWN-2). */
export interface RequestedFile {
  /** By which the server knows the request again. */
  request: string;
  format: OwnDataFormat;
  /** The person's token hash (see tokenHash): nobody else's request is repeated. */
  user: string;
  /** When it was asked for first: the server's time, ms since the epoch. */
  at: number;
}

/** Stored before it is sent, so that whoever leaves the page can have the file after all. */
export const storeRequestedFile = (storage: KeyValueStore, asked: RequestedFile): boolean =>
  storage.set(storageKey, JSON.stringify(asked));
export const forgetRequestedFile = (storage: KeyValueStore): void => storage.remove(storageKey);

/** The person's file of the last hour; undefined when there is none, it is another person's, or is malformed. */
export function requestedFile(storage: KeyValueStore, user: string, now: number): RequestedFile | undefined {
  try {
    const { request, format, at, ...stored } = JSON.parse(storage.get(storageKey) ?? '{}') as Partial<RequestedFile>;
    if (typeof request !== 'string' || !format || !ownDataFormats.includes(format) || typeof at !== 'number')
      return undefined;
    return stored.user === user && Math.abs(now - at) < sameFileMs ? { request, format, user, at } : undefined;
  } catch {
    return undefined;
  }
}
