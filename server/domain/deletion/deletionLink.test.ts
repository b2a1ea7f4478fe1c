// @vitest-environment node
import { expect, it } from 'vitest';
import { isSignedLink, linkToken } from './deletionLink';

it('the signature of a deletion link holds for its number, its person and its end only (PRIVACY-11)', () => {
  const link = { id: 'a-link', userId: 7, expiresAt: 1000 };
  const signature = linkToken(link, 'a-key').split('.')[1] ?? '';
  expect(isSignedLink(signature, link, 'a-key')).toBe(true);
  for (const other of [{ id: 'another' }, { userId: 8 }, { expiresAt: 1001 }])
    expect(isSignedLink(signature, { ...link, ...other }, 'a-key')).toBe(false);
  expect(isSignedLink(signature, link, 'another-key')).toBe(false);
});
