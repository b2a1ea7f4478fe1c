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

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/**
 * Keeps token and uuid over a reload of the page. In session storage lies only what is sealed (AES-GCM): the token
 * itself stands in no storage. Where the browser cannot seal, nothing is kept and the person logs in again.
 */
export function createEncryptedStorage(storage: KeyValueStore): SecretKeeper {
  return {
    keep: async (secrets) => {
      try {
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const sealed = await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv },
          await sealingKey(),
          new TextEncoder().encode(JSON.stringify(secrets)),
        );
        storage.set(storageKey, `${toText(iv)}.${toText(new Uint8Array(sealed))}`);
      } catch {
        storage.remove(storageKey);
      }
    },
    kept: async () => {
      const [iv, sealed] = (storage.get(storageKey) ?? '').split('.');
      if (!iv || !sealed) return {};
      try {
        const opened = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: toBytes(iv) },
          await sealingKey(),
          toBytes(sealed),
        );
        return JSON.parse(new TextDecoder().decode(opened)) as Secrets;
      } catch {
        return {};
      }
    },
  };
}
