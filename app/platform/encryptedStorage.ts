import { toBytes, toText } from './base64';
import type { Secrets } from './services';
import type { KeyValueStore, SecretKeeper } from './services';

const storageKey = 'sealed';
const database = 'tally';
const keyStore = 'keys';

/** One request of the browser's database as a promise. */
const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

async function openKeys(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(keyStore);
  return settled(request);
}

/** The key lies in the browser's database and cannot be read out of it, not even by this page. */
async function sealingKey(): Promise<CryptoKey> {
  const keys = await openKeys();
  const known = await settled<CryptoKey | undefined>(
    keys.transaction(keyStore).objectStore(keyStore).get('session') as IDBRequest<CryptoKey | undefined>,
  );
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await settled(keys.transaction(keyStore, 'readwrite').objectStore(keyStore).put(made, 'session'));
  return made;
}

/** Keeps a value so that only this browser can read it (AES-GCM). Where it cannot seal or keep, nothing is kept. Never rejects. */
async function seal(storage: KeyValueStore, name: string, value: unknown): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), text);
    if (storage.set(name, `${toText(iv)}.${toText(new Uint8Array(sealed))}`)) return;
  } catch {
    // What was kept before is of an older state: it goes as well.
  }
  storage.remove(name);
}

/** The value that `seal` kept; undefined when there is none or it cannot be opened. Never rejects. */
async function openSealed<T>(storage: KeyValueStore, name: string): Promise<T | undefined> {
  const [iv, sealed] = (storage.get(name) ?? '').split('.');
  if (!iv || !sealed) return undefined;
  try {
    const key = await sealingKey();
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed));
    return JSON.parse(new TextDecoder().decode(opened)) as T;
  } catch {
    return undefined;
  }
}

/**
 * Keeps token and uuid over a reload of the page. In session storage lies only what is sealed (AES-GCM): the token
 * itself stands in no storage. Where the browser cannot seal, nothing is kept and the person logs in again.
 */
export function createEncryptedStorage(storage: KeyValueStore): SecretKeeper {
  return {
    save: (secrets) => seal(storage, storageKey, secrets),
    load: async () => (await openSealed<Secrets>(storage, storageKey)) ?? {},
  };
}
