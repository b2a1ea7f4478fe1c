// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDb } from '../testing/testDb';
import type { Db } from './db';
import { statement } from './statement';

const types = { person: 'bigint', day: 'integer', name: 'text?', ids: 'bigint[]' } as const;
const values = { person: 7, day: 20261118, name: null, ids: [1, 2] };
const all = 'where :person and :day and :name and :ids';
const alls = 'where $1::bigint and $2::integer and $3::text and $4::bigint[]';

describe('a statement whose parameters have names', () => {
  it('a name becomes its number and type wherever it stands, and the values follow in that order', () => {
    expect(statement(types, `\n  select :day - :person ${all}\n`)(values)).toEqual([
      `select $2::integer - $1::bigint ${alls}`,
      [7, 20261118, null, [1, 2]],
    ]);
  });

  it('the same text is given for all values, so that it stays prepared', () => {
    const named = statement({ name: 'text' }, 'select :name');
    expect(named({ name: `'; drop table users; --` })[0]).toBe(named({ name: '$1 :name' })[0]);
  });

  it.each([
    ['text', `':person'`],
    ['text with a quote', `'it''s :person'`],
    ['text with escapes', String.raw`e'\' :person'`],
    ['text between dollars', '$$ :person $$'],
    ['text between named dollars', '$body$ $$ :person $body$'],
    ['a quoted name', '":person"'],
    ['a quoted name with a quote', '":per""son :day"'],
    ['a cast', 'person::day'],
    ['a comment to the end of the line', '-- :person\n'],
    ['a comment', '/* :person\n :day */'],
  ])('%s is not searched for names', (_, part) => {
    expect(statement(types, `select ${part} ${all}`)(values)[0]).toBe(`select ${part} ${alls}`);
  });

  it.each([
    ['a name that is not declared', 'select :person, :persons', 'no parameter :persons'],
    ['a name that is not used', `select ':day', :person`, 'does not use day'],
    ['a parameter by number', 'select :person, :day, $1', 'none by number: $1'],
  ])('%s is an error where the statement is declared', (_, text, message) => {
    expect(() => statement({ person: 'bigint', day: 'integer' }, text)).toThrow(message);
  });

  it('a value that is missing, too many, or of another type does not compile', () => {
    const named = statement({ person: 'bigint', name: 'text?' }, 'select :person, :name');
    expect(named({ person: 1, name: null })[1]).toEqual([1, null]);
    // @ts-expect-error A value is missing.
    named({ person: 1 });
    // @ts-expect-error There is no parameter of that name.
    named({ person: 1, name: '', day: 2 });
    // @ts-expect-error It is a number.
    named({ person: '1', name: '' });
    // @ts-expect-error Only the name may be null.
    named({ person: null, name: null });
  });

  it('however a statement is put together, its names are replaced and the rest stays as it is', () => {
    const word = fc.stringMatching(/^[a-z :$'"-]{0,12}$/);
    const kept = fc.oneof(
      fc.constantFrom('a::text', ' where ', '(x < y)', '-', ' / ', ',\n'),
      word.map((inner) => `'${inner.replaceAll("'", "''")}'`),
      word.map((inner) => `"${inner.replaceAll('"', '""')}"`),
      word.map((inner) => `--${inner}\n`),
      word.map((inner) => `/*${inner}*/`),
      word.map((inner) => `$tag$${inner.replaceAll('$', '')}$tag$`),
    );
    const part = fc.oneof(
      kept.map((text) => [text, text] as const),
      fc.constantFrom([':person', '$1::bigint'] as const, [':day', '$2::integer'] as const),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const join = (side: 0 | 1) => parts.map((each) => each[side]).join(' ');
        expect(statement(types, `select ${join(0)} ${all}`)(values)[0]).toBe(`select ${join(1)} ${alls}`);
      }),
      { numRuns: 500 },
    );
  });
});

describe('either database', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openEmptyDb();
  });
  afterAll(() => db.close());

  it('the database takes the values as they are, whatever they look like', async () => {
    const asked = statement(
      {
        id: 'bigint',
        count: 'integer',
        kind: 'smallint',
        word: 'text',
        none: 'text?',
        ids: 'bigint[]',
        words: 'text[]',
      },
      `select :id as id, :count as count, :kind as kind, :word as word, :none as none, :ids as ids, :words as words,
         ':word' as quoted`,
    );
    const word = `'; select ":id" -- /* $1 */`;
    const given = { id: 2 ** 53 - 1, count: -1, kind: 9, word, none: null, ids: [1, 2], words: [word, ''] };
    expect(await db.query(...asked(given))).toEqual([{ ...given, quoted: ':word' }]);
  });
});
