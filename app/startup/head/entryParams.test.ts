import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOf, storedLocale } from '../../i18n/chooseLocale';
import { marketOf, sdkOf } from '../../session/parseSession';
import { namedLocale, pageHash, pageSearch, parseEntry } from './entryParams';

const enter = (query: string, path = '/') => parseEntry(new URLSearchParams(query), path);
const needed = 'pkg_name=com.demo.app&country=id&lang=id';

describe('page = privacy-policy, dataclear or minibd selects those pages (ENTRY-2)', () => {
  it.each([['privacy-policy'], ['dataclear'], ['minibd']])('%s', (page) => {
    expect(enter(`page=${page}&${needed}`)).toMatchObject({ to: 'page', path: `/${page}` });
  });
  it('an unknown page name selects no page', () => {
    expect(enter(`page=constructor&${needed}`)).toMatchObject({ to: 'app', path: '/home' });
  });
});

it('ref selects the invitation landing page (ENTRY-3)', () => {
  expect(enter('ref=ABC123')).toMatchObject({ to: 'page', path: '/ref/ABC123' });
  expect(enter('ref=../x')).toMatchObject({ path: '/ref/..%2Fx' });
});

describe('otherwise pkg_name, country and lang are all required, else the app goes to /404 (ENTRY-4)', () => {
  it.each([
    ['pkg_name=a&country=id'],
    ['pkg_name=a&lang=id'],
    ['country=id&lang=id'],
    ['pkg_name=a&country=xx&lang=id'],
  ])('%s', (query) => {
    expect(enter(query)).toMatchObject({ to: 'page', path: '/404' });
  });
  it('an address with all three leads home with the session (ENTRY-5, PERSON-12)', () => {
    expect(enter(`${needed}&sdk_version=815&app_version=2.1`)).toMatchObject({
      to: 'app',
      path: '/home',
      session: { pkgName: 'com.demo.app', market: 'id', locale: 'id', sdk: 815, appVersion: '2.1' },
    });
  });
});

it('country is normalised case-insensitively to id, ph or br (ENTRY-6)', () => {
  expect([marketOf('ID'), marketOf('Ph'), marketOf('br'), marketOf('us'), marketOf(null)]).toEqual([
    'id',
    'ph',
    'br',
    undefined,
    undefined,
  ]);
  expect(enter('pkg_name=a&country=Ph&lang=en')).toMatchObject({ to: 'app', session: { market: 'ph' } });
  expect(enter('pkg_name=a&country=us&lang=en')).toMatchObject({ to: 'page', path: '/404' });
});

it('index=app redirects to the store page (ENTRY-7)', () => {
  const store = { to: 'store', path: '/404', pkgName: 'com.demo.app' };
  expect(enter(`${needed}&index=app`)).toEqual({ ...store, locale: 'id' });
  expect(enter(`${needed}&index=app&token=12345678901`, '/home')).toEqual({ ...store, locale: 'id' });
});

it('index=app needs neither country nor lang, but a package (ENTRY-7)', () => {
  expect(enter('pkg_name=com.demo.app&index=app')).toMatchObject({ to: 'store', pkgName: 'com.demo.app' });
  expect(enter('country=id&lang=id&index=app')).toMatchObject({ to: 'page', path: '/404' });
});

it.each(['//', '///', '//evil.example', '/\\', '/\\evil.example', '/\t/evil.example', '/home\\..'])(
  'the address %j is none of ours: /404 takes its place, so that its token leaves (ENTRY-10)',
  (path) => {
    expect(enter(`${needed}&token=12345678901`, path)).toMatchObject({ to: 'page', path: '/404' });
  },
);

it('a path from the address never leads to another origin (ENTRY-10)', () => {
  const parts = fc.constantFrom('/', '\\', '\t', '\n', '.', '..', 'x', 'evil.example', '@', ':', '%2f', '?', '#');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (path) => {
      const address = `/${path.join('')}`;
      for (const entry of [enter(needed, address), enter(`from=${encodeURIComponent(address)}`, '/404')])
        expect(new URL('path' in entry ? entry.path : '', 'https://a.example').origin).toBe('https://a.example');
    }),
  );
});

it.each([['coincenter'], ['moreapps'], ['referral']])('appPage=%s opens its hosted page (ENTRY-8)', (name) => {
  expect(enter(`${needed}&appPage=${name}`)).toMatchObject({ path: `/app/${name}` });
});

it('any other appPage opens no page of that name (ENTRY-8)', () => {
  expect(enter(`${needed}&appPage=team`)).toMatchObject({ path: '/home' });
});

it('token and uuid are used only if longer than 10 characters (ENTRY-9)', () => {
  expect(enter(`${needed}&token=1234567890&uuid=1234567890`)).toMatchObject({ secrets: {} });
  expect(enter(`${needed}&token=12345678901&uuid=12345678901`)).toMatchObject({
    secrets: { token: '12345678901', uuid: '12345678901' },
  });
});

it('a garbled or missing sdk_version counts as 0 (ENTRY-11)', () => {
  expect([sdkOf(null), sdkOf(''), sdkOf('8x5'), sdkOf('-815'), sdkOf('815.1'), sdkOf('815')]).toEqual([
    0, 0, 0, 0, 0, 815,
  ]);
});

it('market id speaks Indonesian for lang id or in, English for anything else; ph and br speak their own (TEXT-5)', () => {
  expect([
    localeOf('id', 'id'),
    localeOf('id', 'IN'),
    localeOf('id', 'pt'),
    localeOf('ph', 'id'),
    localeOf('br', 'en'),
  ]).toEqual(['id', 'id', 'en', 'en_ph', 'pt_br']);
});

it.each([
  ['page=privacy-policy&country=br&lang=pt', '/', 'pt_br'],
  ['country=ph&lang=en', '/dataclear/tally', 'en_ph'],
  ['ref=ABC123&country=id&lang=id', '/', 'id'],
  ['country=br&lang=pt', '/', 'pt_br'],
  ['page=privacy-policy', '/', undefined],
])(
  'a public page speaks the language that its address names, and keeps it: %s at %s (TEXT-2)',
  (query, path, locale) => {
    expect(namedLocale(enter(query, path))).toBe(locale);
  },
);

it.each([
  ['from=%2Fhome', { to: 'resume', path: '/home' }],
  ['from=%2Fwithdraw', { to: 'resume', path: '/withdraw' }],
  ['', { to: 'page', path: '/404' }],
  ['from=%2F%2Fevil.example', { to: 'page', path: '/404' }],
  ['from=%2F%5Cx', { to: 'page', path: '/404' }],
  ['from=https%3A%2F%2Fevil.example', { to: 'page', path: '/404' }],
])('a reload of the page after a refused start goes on where the person was: /404?%s (ENTRY-14)', (query, entry) => {
  expect(enter(query, '/404')).toMatchObject(entry);
});

it.each(['/privacy-policy', '/'])(
  'a public page speaks the language that its address names: %s (TEXT-5, TEXT-6)',
  (path) => {
    const speaks = (query: string) => {
      const entry = enter(`page=privacy-policy&${query}`, path);
      return entry.to === 'page' ? entry.locale : entry.to;
    };
    expect(['country=br&lang=pt', 'country=id&lang=id', 'country=br', 'lang=id'].map(speaks)).toEqual([
      'pt_br',
      'id',
      undefined,
      undefined,
    ]);
  },
);

it.each([
  ['/opt/moreapps', 'type=2', '?type=2'],
  ['/opt/moreapps', `${needed}&type=2&token=12345678901&uuid=12345678901&key=operator1`, '?type=2'],
  ['/opt/moreapps', `${needed}&type=a%26key%3D1`, '?type=a%26key%3D1'],
  ['/opt/moreapps', needed, ''],
  ['/home', 'type=2&key=operator1', ''],
])('the address of %s keeps of %s: "%s"', (path, query, remaining) => {
  expect(pageSearch(path, new URLSearchParams(query))).toBe(remaining);
});

it.each([
  ['pt_br', 'pt_br'],
  ['id', 'id'],
  [null, 'en'],
  ['', 'en'],
  ['fr', 'en'],
])('a page entered without lang, with %j stored, speaks %s (TEXT-6)', (stored, locale) => {
  expect(storedLocale(stored)).toBe(locale);
});

it.each([
  ['/desk', '#pay/ph/54', '#pay/ph/54'],
  ['/desk/', '#people/id/7', '#people/id/7'],
  ['/desk', '#pay/ph/warned/4101', '#pay/ph/warned/4101'],
  ['/desk', '#token=12345678901', ''],
  ['/desk', `#${'a'.repeat(61)}`, ''],
  ['/home', '#lucky', ''],
  ['/desks', '#pay', ''],
  ['/desk', '', ''],
])('the address %s keeps of the fragment %s: "%s" (ENTRY-10, OPS-48)', (path, hash, remaining) => {
  expect(pageHash(path, hash)).toBe(remaining);
});
