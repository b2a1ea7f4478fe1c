import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allTexts, en } from './all';
import { localeCodes } from './tags';
import { faultsOf, placeholdersOf, sourceKeyOf } from './textFaults';

const english: Readonly<Record<string, string>> = en;

it.each(localeCodes)(
  'no text of %s lacks a value, has what nobody sees (TEXT-10), an hour with a colon (TIME-6), or what a line could part',
  (locale) => {
    const faults = Object.entries<string>(allTexts[locale]).flatMap(([key, text]) =>
      faultsOf({ key, text, source: english[sourceKeyOf(key)] ?? '' }).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  },
);

it.each([
  ['nothing', 'a', '', 'x', 'is empty'],
  ['only a space', 'a', '\u00a0', 'x', 'is empty'],
  ['a space at its end', 'a', 'x ', 'x', 'begins or ends with a space'],
  ['a lost placeholder', 'a', 'Ada uang', '{{amount}} left', 'lacks {{amount}}'],
  ['a foreign one', 'a', '{{nama}} sisa', 'x', 'has {{nama}}, which the English text does not have'],
  ['one twice', 'a', '{{n}} {{n}}', '{{n}}', 'has {{n}} twice'],
  ['half of one', 'a', '{{n}} {{ n', '{{n}}', 'has a brace that belongs to no placeholder'],
  ['a plural that loses its name', 'a_one', 'satu', '{{count}} of {{name}}', 'lacks {{name}}'],
  ['a mark of direction (TEXT-10)', 'a', 'x\u202ey', 'x', 'has a mark of direction (U+202E)'],
  ['a character that nobody sees', 'a', 'x\u200by', 'x', 'has a character that nobody sees (U+200B)'],
  ['a line break', 'a', 'x\ny', 'x', 'has a character that nobody sees (U+000A)'],
  ['an hour with a colon (TIME-6)', 'a', 'às 7:30', 'x', 'has an hour with a colon'],
  ['a range that a line could break', 'a', '2–3', 'x', 'has a range that a line could break'],
  ['a hyphen that a line could break', 'a', 'o e-mail', 'x', 'could break at its hyphen'],
  ['a number without its unit', 'a', 'em 3 dias', 'x', 'could part from its unit'],
  ['a dot that begins a line', 'a', 'hoje · 3', 'x', 'has a dot at which a line could begin'],
  ['more than its place takes', 'a', 'Ganti', 'x', 'has 5 characters, and its place takes 4'],
])('%s is a fault', (_, key, text, source, fault) => {
  const found = faultsOf({ key, text, source, max: 4 }).join('\n');
  expect(found).toContain(fault);
});

it.each([
  ['the number of a plural in words', 'a_one', 'seorang teman', '{{count}} friend'],
  ['the number where English leaves it out', 'a_one', '{{count}} teman', 'one friend'],
  ['placeholders in another order', 'a', '{{b}} dan {{a}}', '{{a}} and {{b}}'],
  ['a placeholder that English has twice', 'a', '{{a}}, {{a}}', '{{a}} or {{a}}'],
  ['what keeps words together', 'ops.a', '2–\u20603\u00a0hari\u00a0· e-\u2060wallet', 'x'],
  ['today after a number', 'a', '{{n}} hari ini', '{{n}} today'],
])('%s is none', (_, key, text, source) => {
  expect(faultsOf({ key, text, source })).toEqual([]);
});

it('a text that keeps the placeholders of English in any order, with any words between, has none of their faults', () => {
  const names = fc.uniqueArray(fc.constantFrom('amount', 'name', 'time', 'count'), { maxLength: 4 });
  const words = fc.stringMatching(/^[a-zà-ú]{1,8}$/);
  fc.assert(
    fc.property(names, fc.array(words, { minLength: 6, maxLength: 6 }), (used, between) => {
      const write = (list: readonly string[]) => list.map((name, at) => `${between[at] ?? ''} {{${name}}}`).join(', ');
      const [source, text] = [write(used), write([...used].reverse())];
      expect(placeholdersOf(text)).toEqual(placeholdersOf(source));
      expect(faultsOf({ key: 'a.b', text: `x ${text}`.trim(), source: `x ${source}`.trim() })).toEqual([]);
    }),
  );
});
