import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './pagePolicy';
import { isFromPictureHost, pictureSources, readPictureHosts } from './pictureHosts';

const hosts = ['cdn.example.com', 'xn--bcher-kva.example'];

describe('the setting PICTURE_HOSTS (APPS-7)', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
    ['cdn.example.com', ['cdn.example.com']],
    [' CDN.example.com , lh3.googleusercontent.com', ['cdn.example.com', 'lh3.googleusercontent.com']],
    ['xn--bcher-kva.example', ['xn--bcher-kva.example']],
  ])('%j is %j', (setting, read) => {
    expect(readPictureHosts(setting)).toEqual({ hosts: read });
  });

  it.each([
    '*',
    '*.example.com',
    'https://cdn.example.com',
    'cdn.example.com/',
    'cdn.example.com:443',
    'cdn.example.com.',
    'me@cdn.example.com',
    'cdn..example.com',
    '-cdn.example.com',
    'cdn_1.example.com',
    'localhost',
    '127.0.0.1',
    '203.0.113.7',
    '0x7f.1',
    '[::1]',
    'b\u00fccher.example',
    'cdn.ex\u0430mple.com',
    'xn--a.example',
    "cdn.example.com 'unsafe-inline'",
    'cdn.example.com; script-src *',
    `${'a.'.repeat(127)}com`,
    ',',
    'cdn.example.com,',
  ])('%j is refused, also beside a right one', (wrong) => {
    for (const setting of [wrong, `a.example.com,${wrong}`]) {
      const { hosts: read, problem } = readPictureHosts(setting);
      expect(read).toBeUndefined();
      expect(problem).toMatch(/^PICTURE_HOSTS must be whole host names/);
    }
  });

  it('the setting never puts more than its hosts into the policy', () => {
    const piece = fc.constantFrom(
      'cdn',
      '.',
      'com',
      ',',
      ' ',
      ';',
      '*',
      "'self'",
      'https:',
      '/',
      ':443',
      '@',
      '\n',
      '-',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        (setting) => {
          const { hosts: read } = readPictureHosts(setting);
          if (read) expect(pictureSources(read)).toMatch(/^https:\/\/[a-z\d.-]+( https:\/\/[a-z\d.-]+)*$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it.each([
  [undefined, "img-src 'self' https: data: https://api.example.com;"],
  [hosts, "img-src 'self' https://cdn.example.com https://xn--bcher-kva.example data: https://api.example.com;"],
])("with %j the page's policy says %s (APPS-7)", (pictureHosts, sources) => {
  const page = { nonce: 'n', scriptHashes: [], apiOrigin: 'https://api.example.com', pictureHosts };
  expect(pagePolicy(page)).toContain(sources);
});

describe('the address of a picture (APPS-7)', () => {
  it.each([
    'https://cdn.example.com/a.png',
    'https://CDN.example.com/a.png',
    'https://cdn.example.com:443/a.png',
    'https://cdn.example.com?size=48',
    'https://b\u00fccher.example/a.png',
  ])('%j may be shown', (address) => {
    expect(isFromPictureHost(address, hosts)).toBe(true);
  });

  it.each([
    'https://evil.example/a.png',
    'https://cdn.example.com.evil.example/a.png',
    'https://evil.cdn.example.com/a.png',
    'https://example.com/a.png',
    'https://evilcdn.example.com/a.png',
    'https://cdn.example.com@evil.example/a.png',
    'https://cdn.example.com:x@evil.example/a.png',
    'https://cdn.example.com./a.png',
    'https://cdn.example.com:8443/a.png',
    'https://cdn.ex\u0430mple.com/a.png',
    'https://evil.example/?https://cdn.example.com/a.png',
    'https://evil.example#cdn.example.com',
    'https://evil.example\\@cdn.example.com/a.png',
    'http://cdn.example.com/a.png',
  ])('%j is never shown; without the setting any https host is for the page to show', (address) => {
    expect(isFromPictureHost(address, hosts)).toBe(false);
    expect(isFromPictureHost(address, undefined)).toBe(address.startsWith('https:'));
  });
});
