import { createCipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { chaCha20, openWithToken, sealWithToken } from './tokenSeal';

const token = 't'.repeat(63) + 'é';
const value = { coin: 18_450, name: 'Inês 🎉', long: 'x'.repeat(500) };

it('the cipher is ChaCha20 as the platform knows it (RFC 8439)', () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => 7 * at);
  const nonce = Uint8Array.from({ length: 12 }, (_, at) => 200 + at);
  const bytes = Uint8Array.from({ length: 200 }, (_, at) => at);
  const counter = Uint8Array.from([0, 0, 0, 0]);
  const theirs = createCipheriv('chacha20', key, new Uint8Array([...counter, ...nonce])).update(bytes);
  expect([...chaCha20(new Uint32Array(key.buffer), new Uint32Array(nonce.buffer), bytes)]).toEqual([...theirs]);
});

it('who has the token reads what was sealed with it, and nobody else', () => {
  const sealed = sealWithToken(token, value);
  expect(openWithToken(token, sealed)).toEqual(value);
  expect(openWithToken(`${token.slice(0, -1)}u`, sealed)).toBeUndefined();
  expect(sealed).not.toContain('18450');
});

it('the same value is sealed differently each time', () => {
  expect(sealWithToken(token, value)).not.toBe(sealWithToken(token, value));
});

it.each(['', 'x', 'x.y', '{"coin":1}', '.'])('%j was never sealed', (damaged) => {
  expect(openWithToken(token, damaged)).toBeUndefined();
});
