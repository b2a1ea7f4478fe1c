import { bcp47, localeCodes } from '@tally/locales/tags';
import { createTranslate } from '@tally/locales/text';
import { allTexts } from '@tally/locales/all';
import { titleMax } from '@tally/contract/text/cutTitle';
import { describe, expect, it } from 'vitest';
import type { DialogContent } from './content/dialogContent';
import { allDialogs } from '../testing/allOverlays';
import { truncateTitle } from './content/truncateTitle';

/** Parameters for all dialogs; each dialog uses its own. */
const parameters = {
  task: 'lottery',
  info: 'UNDER REVIEW',
  cause: 'clock',
  opensAt: '12.00',
  cash: 'Rp 1.234.567',
  app: 'Harvest Hero: Idle Farm Empire',
  for: 'withdraw',
  name: 'Sari Wulandari Kusumawardhani',
  outside: true,
  home: true,
  missing: 'Rp 1.234.567',
  amount: 'Rp 1.234.567',
  from: '08:00',
  type: 'GCash',
  no: '08••••89',
  arrives: '3d',
  summary: '20.000 · 1 h',
  act: 'give',
};

describe('"Dialog titles longer than 30 characters: app names cut" (DIALOG-1), and of the product\'s own words nothing', () => {
  const kinds = Object.entries(
    allDialogs as unknown as Record<
      string,
      (t: ReturnType<typeof createTranslate>, params: typeof parameters) => DialogContent
    >,
  );
  it.each(localeCodes)('%s', (locale) => {
    const t = createTranslate(allTexts[locale], bcp47[locale]);
    const long = kinds
      .map(([kind, contentOf]) => `${kind}: ${contentOf(t, parameters).title}`)
      .filter((line) => line.length - line.indexOf(': ') - 2 > titleMax);
    expect(long).toEqual([]);
  });

  it.each(localeCodes)('%s: a question of an operator without a name in it', (locale) => {
    const largest = { id: '41070', count: '1000', all: '1203', amount: 'Rp 1.204.000' };
    const questions = Object.entries(allTexts[locale])
      .filter(([key, text]) => /^ops\.ask_/.test(key) && text.endsWith('?') && !text.includes('{{name}}'))
      .map(
        ([key, text]) =>
          `${key}: ${text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof typeof largest) => largest[name])}`,
      );
    expect(questions.length).toBeGreaterThan(3);
    expect(questions.filter((line) => line.length - line.indexOf(': ') - 2 > titleMax)).toEqual([]);
  });

  it('a long name is cut, the words around it are not; a short one stays', () => {
    const title = (name: string) => `Do you like ${name}?`;
    expect(truncateTitle(title, 'Tally Rewards')).toBe('Do you like Tally Rewards?');
    expect(truncateTitle(title, 'Seventeen letters')).toBe('Do you like Seventeen letters?');
    expect(truncateTitle(title, 'Eighteen letters ab')).toBe('Do you like Eighteen letter..?');
    expect(truncateTitle(title, 'abcdefghijklmno\u{1f389}pqrst')).toBe('Do you like abcdefghijklmno..?');
    expect(truncateTitle(title, 'abcdefghijklmn\u{1f389}opqrst')).toBe('Do you like abcdefghijklmn\u{1f389}..?');
    expect(truncateTitle((name) => `Are you really enjoying all of ${name}?`, 'Tally')).toBe(
      'Are you really enjoying all of Tally?',
    );
  });
});
