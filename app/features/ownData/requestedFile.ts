import { hourMs } from '@tally/contract/limits/time';
import { ownDataFormats, type OwnDataFormat } from '@tally/contract/people/ownData';
import type { KeyValueStore } from '../../platform/services';

const storageKey = 'askedFile';

/** How long the page asks for the same file again instead of spending another day, ms. */
export const sameFileMs = hourMs;

/** A requested file of the person's own data, whether or not it came (OWN-2). */
export interface RequestedFile {
  /** By which the server knows the request again. */
  request: string;
  format: OwnDataFormat;
  /** The person's token hash (see tokenHash): nobody else's request is repeated. */
  user: string;
  /** When the person first requested it: the server's time, ms since the epoch. */
  at: number;
}

/** Stored before the request is sent, so that a person who leaves the page can still get the file. */
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
