import { toBytes, toText } from './base64';

/**
 * One ChaCha20 block (RFC 8439, 2.3): 16 words of key stream.
 * @param state constants, key, counter and nonce, 16 words
 */
function block(state: Uint32Array): Uint32Array {
  const x = state.slice();
  const mix = (into: number, from: number, turned: number, by: number) => {
    x[into] = (x[into] ?? 0) + (x[from] ?? 0);
    const word = (x[turned] ?? 0) ^ (x[into] ?? 0);
    x[turned] = (word << by) | (word >>> (32 - by));
  };
  // 20 rounds of four: column rounds and diagonal rounds alternate.
  for (let quarter = 0; quarter < 80; quarter++) {
    const at = quarter & 3;
    const step = (quarter >> 2) & 1;
    const b = 4 + ((at + step) & 3);
    const c = 8 + ((at + 2 * step) & 3);
    const d = 12 + ((at + 3 * step) & 3);
    mix(at, b, d, 16);
    mix(c, d, b, 12);
    mix(at, b, d, 8);
    mix(c, d, b, 7);
  }
  return x.map((word, at) => word + (state[at] ?? 0));
}

/**
 * Encrypts, and decrypts what it encrypted (ChaCha20, RFC 8439, 2.4).
 * @param key 8 words
 * @param nonce 3 words, never the same twice with one key
 */
export function chaCha20(key: Uint32Array, nonce: Uint32Array, bytes: Uint8Array): Uint8Array {
  // "expand 32-byte k"
  const state = new Uint32Array([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, 0, ...nonce]);
  const result = bytes.slice();
  for (let from = 0; from < bytes.length; from += 64) {
    const stream = new Uint8Array(block(state).buffer);
    for (let at = from; at < from + 64; at++) result[at] = (bytes[at] ?? 0) ^ (stream[at - from] ?? 0);
    state[12] = (state[12] ?? 0) + 1;
  }
  return result;
}

/** The encryption key is the token itself: its bytes, folded into 32 bytes where it is longer. */
function keyOf(token: string): Uint32Array {
  const bytes = new Uint8Array(32);
  for (let at = 0; at < token.length; at++) bytes[at % 32] = (bytes[at % 32] ?? 0) ^ token.charCodeAt(at);
  return new Uint32Array(bytes.buffer);
}

/**
 * Encrypts a value so that only the holder of the token can read it. Unlike `encryptedStorage`, whose key has to be
 * read from IndexedDB asynchronously, it can be decrypted synchronously, before the first paint.
 */
export function sealWithToken(token: string, value: unknown): string {
  const nonce = crypto.getRandomValues(new Uint32Array(3));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return `${toText(new Uint8Array(nonce.buffer))}.${toText(chaCha20(keyOf(token), nonce, text))}`;
}

/** Decrypts a value that was encrypted with this token; undefined with another token, and when the data is damaged. */
export function openWithToken(token: string, sealed: string): unknown {
  const [nonce = '', bytes = ''] = sealed.split('.');
  try {
    const opened = chaCha20(keyOf(token), new Uint32Array(toBytes(nonce).buffer), toBytes(bytes));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened)) as unknown;
  } catch {
    return undefined;
  }
}
