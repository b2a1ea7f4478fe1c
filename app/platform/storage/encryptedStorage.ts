import { browserEnvironment } from '../browserEnvironment';
import { withDeadline } from '../time/deadline';
import type { KeyValueStore, SecretKeeper, Secrets, Services } from '../services';

const database = 'tally';
const keyStore = 'keys';

/** Wraps an IndexedDB request as a promise. */
const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

async function openKeys(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(keyStore);
  return resultOf(request);
}

/**
 * The encryption key. It is stored in IndexedDB as non-extractable: not even this page can read its bytes. It is made
 * once: of two pages that make one at the same time, the second gets the first one's.
 */
async function sealingKey(): Promise<CryptoKey> {
  const keys = await openKeys();
  const store = (mode: IDBTransactionMode) => keys.transaction(keyStore, mode).objectStore(keyStore);
  const known = () =>
    resultOf<CryptoKey | undefined>(store('readonly').get('session') as IDBRequest<CryptoKey | undefined>);
  const key = await known();
  if (key) return key;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Fails where the other page was faster.
  await resultOf(store('readwrite').add(made, 'session')).catch(() => undefined);
  return (await known()) ?? made;
}

/** Bytes as text (base64), because storages hold only strings; `toBytes` decodes them. */
const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Encrypts a value (AES-GCM), so that only this browser can read it. Rejects where the browser cannot encrypt. */
async function seal(value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), text);
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`;
}

/** Decrypts what `seal` returned; rejects when it is none, or cannot be decrypted. */
async function openSealed(text: string): Promise<Secrets> {
  const [iv = '', sealed = ''] = text.split('.');
  const key = await sealingKey();
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed));
  return JSON.parse(new TextDecoder().decode(opened)) as Secrets;
}

/**
 * Keeps token and uuid over a reload of the page. Session storage holds them only encrypted (AES-GCM): the token is in
 * no storage in clear text. Where the browser cannot encrypt, or does not answer, nothing is stored and the person logs
 * in again.
 *
 * @param storageKey whose secrets they are, where it is not the person's
 */
export function createEncryptedStorage(
  storage: KeyValueStore,
  clock: Pick<Services, 'after'> = browserEnvironment,
  storageKey = 'sealed',
): SecretKeeper {
  let saves = 0;
  return {
    save: async (secrets) => {
      const save = ++saves;
      // They may be another person's, so they do not wait for their successors.
      storage.remove(storageKey);
      // Nobody waits for it, so that a slow phone may take its time.
      const sealed = await seal(secrets).catch(() => undefined);
      if (sealed && save === saves) storage.set(storageKey, sealed);
    },
    load: async () => {
      const sealed = storage.get(storageKey);
      return (sealed && (await withDeadline(openSealed(sealed), clock).catch(() => undefined))) || {};
    },
  };
}
