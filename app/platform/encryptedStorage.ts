import { toBytes, toText } from './base64';
import type { Secrets } from './services';
import type { KeyValueStore, SecretKeeper } from './services';

const storageKey = 'sealed';
const database = 'tally';
const keyStore = 'keys';

/** Wraps an IndexedDB request as a promise. */
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

/** The encryption key. It is stored in IndexedDB as non-extractable: not even this page can read its bytes. */
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

/**
 * Encrypts a value (AES-GCM), so that only this browser can read it, and stores it. When encrypting or storing fails,
 * nothing is stored. Never rejects.
 */
async function seal(storage: KeyValueStore, name: string, value: unknown): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), text);
    if (storage.set(name, `${toText(iv)}.${toText(new Uint8Array(sealed))}`)) return;
  } catch {
    // A value stored earlier is outdated: it is removed too.
  }
  storage.remove(name);
}

/** Decrypts a value stored by `seal`; undefined when there is none or it cannot be decrypted. Never rejects. */
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
 * Keeps token and uuid over a reload of the page. Session storage holds them only encrypted (AES-GCM): the token is in
 * no storage in clear text. Where the browser cannot encrypt, nothing is stored and the person logs in again.
 */
export function createEncryptedStorage(storage: KeyValueStore): SecretKeeper {
  return {
    save: (secrets) => seal(storage, storageKey, secrets),
    load: async () => (await openSealed<Secrets>(storage, storageKey)) ?? {},
  };
}
