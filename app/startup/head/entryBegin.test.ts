import { expect, it } from 'vitest';
import { parseEntry } from './entryParams';

const enter = (query: string, path: string) => parseEntry(new URLSearchParams(query), path);
const needed = 'pkg_name=com.demo.app&country=id&lang=id';

it('the query of the first load decides where the page begins, whatever was open (ENTRY-1)', () => {
  const begins = (query: string) => {
    const entry = enter(query, '/withdraw');
    return [entry.to, entry.path];
  };
  expect(begins('page=dataclear')).toEqual(['page', '/dataclear']);
  expect(begins('ref=ABC123')).toEqual(['page', '/ref/ABC123']);
  expect(begins(`${needed}&appPage=moreapps`)).toEqual(['app', '/app/moreapps']);
  expect(begins('country=id')).toEqual(['page', '/404']);
  expect(begins(needed)).toEqual(['app', '/withdraw']);
});

it('a query that is no entry goes on where the person was (ENTRY-1)', () => {
  expect(enter('type=2', '/opt/moreapps')).toEqual({ to: 'resume', path: '/opt/moreapps' });
  expect(enter('', '/withdraw')).toEqual({ to: 'resume', path: '/withdraw' });
  expect(enter('', '/privacy-policy/tally')).toMatchObject({ to: 'page', path: '/privacy-policy/tally' });
});

it('the ads page takes its key from the address (ROUTE-17)', () => {
  expect(enter('key=operator1', '/optbd')).toMatchObject({ to: 'page', path: '/optbd', secrets: { key: 'operator1' } });
});
