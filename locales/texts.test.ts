import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { allTexts, en, enPh, id, ptBr } from './all';
import { paramsSource, partNames, readPart } from './generate-params.mjs';
import { createI18n, translateOf } from './i18n';
import { bcp47, localeCodes } from './tags';
import { createTranslate, type TextKey, type Translate } from './text';

type Table = Readonly<Record<string, string>>;

/** The names of one list that the other one lacks. */
const without = (names: readonly string[] = [], others: readonly string[] = []) =>
  names.filter((name) => !others.includes(name));

describe.each(localeCodes)('%s', (locale) => {
  const texts: Table = allTexts[locale];
  it('a language has a file for each part, with every text of the English one and no other (pt_br: also the plural form for millions) (TEXT-1)', () => {
    const there = readdirSync(new URL(locale, import.meta.url));
    const wanted = partNames.map((part) => `${part}.json`);
    expect(without(wanted, there), `files to add in locales/${locale}`).toEqual([]);
    expect(without(there, wanted), `files in locales/${locale} that no part of the app loads`).toEqual([]);
    for (const part of partNames) {
      const keys = Object.keys(readPart(locale, part)).filter((key) => !key.endsWith('_many'));
      const source = Object.keys(readPart('en', part));
      expect(without(source, keys), `texts to add in locales/${locale}/${part}.json`).toEqual([]);
      expect(
        without(keys, source),
        `texts in locales/${locale}/${part}.json that the English file does not have`,
      ).toEqual([]);
    }
  });
  it('a language has the plural forms its language asks for', () => {
    const forms = new Intl.PluralRules(bcp47[locale]).resolvedOptions().pluralCategories;
    for (const key of Object.keys(texts).filter((k) => k.endsWith('_other'))) {
      for (const form of forms) expect(texts, key).toHaveProperty([key.replace(/_other$/, `_${form}`)]);
    }
  });
  it('a language reads the same through i18next and through the translator of home', () => {
    const forms = { one: '{{count}} apple', many: '{{count}} of apples', other: '{{count}} apples' };
    const plural = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`tips.withdraw_3_${form}`, text]));
    const { 'tips.withdraw_3': _, ...others } = texts;
    const withPlural = { ...others, ...plural } as typeof en;
    const full = translateOf(createI18n(locale, withPlural));
    const small = createTranslate(withPlural, bcp47[locale]);
    for (const count of [1, 2, 1_000_000]) {
      expect(small('tips.withdraw_3', { count })).toMatch(/^\d+ (of )?apples?$/);
      expect(small('tips.withdraw_3', { count })).toBe(full('tips.withdraw_3', { count }));
    }
    expect(small('home.notice_week', { name: 'A<b>', amount: '$1' })).toBe(
      full('home.notice_week', { name: 'A<b>', amount: '$1' }),
    );
  });
});

it('params.ts is made from the texts as they are now', () => {
  const parts = Object.fromEntries(partNames.map((part) => [part, readPart('en', part)]));
  const [written, now] = [readFileSync(new URL('./params.ts', import.meta.url), 'utf8'), paramsSource(parts)].map(
    (source) => source.split('\n'),
  );
  expect(without(now, written), 'lines that params.ts lacks: run `npm run texts`').toEqual([]);
  expect(written, 'params.ts has lines of texts that are gone: run `npm run texts`').toEqual(now);
});

// Checked by `npm run typecheck`.
it('code of a part may use its own texts and those before it, and hand its translate function to earlier parts only', () => {
  expectTypeOf<'home.withdraw'>().toExtend<TextKey<'home'>>();
  expectTypeOf<'team.empty'>().not.toExtend<TextKey<'home'>>();
  expectTypeOf<'ops.key_label'>().not.toExtend<TextKey>();
  expectTypeOf<Translate>().toExtend<Translate<'home'>>();
  expectTypeOf<Translate<'home'>>().toExtend<Translate<'shell'>>();
  expectTypeOf<Translate<'home'>>().not.toExtend<Translate>();
});

it('a text is in the file of one part', () => {
  const keys = partNames.flatMap((part) => Object.keys(readPart('en', part)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

/** Texts with an hour that promises nothing: it is over, it is a time to wait, it is a day, or only operators read it. */
const promisesNothing =
  /^(ops\.|passbook\.(was_due|part_back)$|network\.(offline|stale)_since$|feedback\.reply_time$|lucky\.(reward_in|time_left)$|withdraw\.success_message$|tips\.income_until$)/;
const promised = Object.entries(en)
  .filter(([key, text]) => /\{\{(time|from|to|date)\}\}/.test(text) && !promisesNothing.test(key))
  .map(([key]) => key);

it.each([
  ['en', en, /\}\}\u00a0WIB/],
  ['id', id, /\}\}\u00a0WIB/],
  ['pt_br', ptBr, /\}\} (\(horário )?de\u00a0Brasília/],
])('hours that are promised in %s name their zone (TIME-5)', (_, texts: Table, zone) => {
  expect(promised.length).toBeGreaterThan(10);
  const named = Object.keys(texts).filter((key) => zone.test(texts[key] ?? ''));
  expect(without(promised, named), 'texts to give a zone, or to name in `promisesNothing`').toEqual([]);
  expect(without(named, promised), 'texts with a zone and no hour that is promised').toEqual([]);
});

/** Words that an hour has before it and a date has not: "das 05/03 às 20h07", "pukul 5 Mar · 20.07". */
const beforeAnHour = /(?<![\p{L}])(?:at|pukul|jam|das?|às|à|as) \{\{(?:time|date|from|to)\}\}/iu;

it.each(localeCodes)('%s has no word before a time that is wrong when the time is a date (TIME-6)', (locale) => {
  const wrong = Object.entries<string>(allTexts[locale]).filter(([, text]) => beforeAnHour.test(text));
  expect(wrong).toEqual([]);
});

it('an amount in Brazil has two decimals, in texts too (MONEY-7)', () => {
  expect(Object.entries<string>(ptBr).filter(([, text]) => /R\$\s?0,5\b/.test(text))).toEqual([]);
});

describe("the product's words (TEXT-7)", () => {
  it.each([
    ['withdraw.bar_login', id, /tarik uang|menarik uang/i],
    ['lucky.title', id, /tugas keberuntungan/i],
    ['lucky.install', id, /^Instal$/],
    ['a11y.open_feedback', id, /bantuan/i],
    ['a11y.open_feedback', ptBr, /Ajuda/],
    ['a11y.open_feedback', en, /help/i],
    ['home.my_cash', ptBr, /dinheiro/i],
    ['home.daily_title', ptBr, /tarefas/i],
    ['common.withdraw', id, /^Tarik uang$/],
    ['ref.bar_button', id, /^Instal$/],
    ['ref.bar_button', ptBr, /^Instalar$/],
    ['title.feedback', en, /^Help$/],
    ['title.feedback', id, /^Bantuan$/],
    ['title.feedback', ptBr, /^Ajuda$/],
    ['deletion.submit', id, /^Hapus data$/],
  ])('%s', (key, texts: Table, words) => expect(texts[key]).toMatch(words));
});

it.each([
  [en, /checking your account/, /Your cash is safe/],
  [enPh, /checking your account/, /Your cash is safe/],
  [id, /memeriksa akunmu/, /Uangmu tetap aman/],
  [ptBr, /conferindo sua conta/, /Seu dinheiro está seguro/],
])(
  'a frozen person reads that the account is being reviewed and that the cash is safe (WITHDRAW-28): %#',
  (texts, looked, safe) => {
    expect(texts['withdraw.frozen_message']).toMatch(looked);
    expect(texts['withdraw.frozen_message']).toMatch(safe);
  },
);

describe.each([
  ['before i18next is there', createTranslate<'operator'>(en, 'en')],
  ['afterwards', translateOf(createI18n('en', en))],
] as const)('a name in a sentence, %s', (_, t) => {
  it.each([
    ['Budi', 'Budi withdrew ₱1'],
    ['Budi\u202e', '\u2068Budi\u2069 withdrew ₱1'],
    ['\u05d0\u05d1', '\u2068\u05d0\u05d1\u2069 withdrew ₱1'],
    ['<b>&$t(home.title)', '<b>&$t(home.title) withdrew ₱1'],
  ])('%j leaves the amount as it is (TEXT-10)', (name, sentence) => {
    expect(t('home.notice_week', { name, amount: '₱1' })).toBe(sentence);
  });
});
