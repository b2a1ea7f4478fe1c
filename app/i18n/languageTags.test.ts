import { expect, it } from 'vitest';

it('every language tag that Intl gets is one of the table (TEXT-4)', () => {
  const sources = Object.entries(
    import.meta.glob<string>(
      [
        '../**/*.{ts,tsx}',
        '../../{contract,locales,ui}/**/*.{ts,tsx}',
        '!../../**/node_modules/**',
        '!../../**/*.{test,stories,journey}.*',
        '!../**/{e2e,testing}/**',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  );
  // Where a text is cut between characters no language matters.
  const given = /(?:new Intl\.(?!Segmenter)\w+\(|\btoLocale\w*String\()\s*([^,)\s]*)/g;
  const tags = sources.flatMap(([file, code]) => [...code.matchAll(given)].map(([, tag]) => [file, tag] as const));
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter(([, tag]) => !/^bcp47(\[\w+\])?$/.test(tag ?? ''))).toEqual([]);
});
