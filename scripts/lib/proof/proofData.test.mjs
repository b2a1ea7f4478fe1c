import { expect, test } from 'vitest';
import { matcherOf } from './matchTexts.mjs';
import { proofData } from './proofData.mjs';

const keysIn = (texts, words) => matcherOf(texts)(words);

test.each([
  ['a word', 'Sacar', ['home.withdraw']],
  ['a word in another one', 'Sacar agora', []],
  ['a text with spaces that do not break, and a word joiner', 'sua e-wallet leva 3 dias', ['withdraw.days']],
  ['a text with an amount in it', 'Faltam R$ 10,00 agora', ['withdraw.missing']],
  ['a name that keeps its direction to itself', '\u2068Sari\u2069 convidou você', ['team.invited']],
  ['a long sentence behind another one', 'Pronto. Seu dinheiro será enviado para esta conta.', ['account.sent']],
  ['words of two texts', 'Pago', ['lucky.paid', 'passbook.paid']],
  ['nothing but a number', '3/10', []],
])('on a picture %s is known', (_, words, keys) => {
  const texts = {
    'home.withdraw': 'Sacar',
    'withdraw.days': 'sua e-\u2060wallet leva 3\u00a0dias',
    'withdraw.missing': 'Faltam {{amount}} agora',
    'team.invited': '{{name}} convidou você',
    'account.sent': 'Seu dinheiro será enviado para esta conta.',
    'lucky.paid': 'Pago',
    'passbook.paid': 'Pago',
    'home.count': '{{done}}/{{max}}',
  };
  expect(keysIn(texts, words)).toEqual(keys);
});

const languages = [
  { locale: 'en', tag: 'en', name: 'English', width: 360 },
  { locale: 'pt_br', tag: 'pt-BR', name: 'Portuguese', width: 412 },
];
const tree = {
  texts: {
    en: { 'lucky.paid': 'Paid', 'passbook.paid': 'Paid' },
    pt_br: { 'lucky.paid': 'Pago', 'passbook.paid': 'Pago' },
  },
  glossaries: { en: {}, pt_br: {} },
  maxOf: (key) => (key === 'lucky.paid' ? 30 : undefined),
  faultsOf: () => [],
  sourceKeyOf: (key) => key,
};
const picture = (story, locale, hash, height = 100) => ({ story, frame: 'page', locale, width: 360, height, hash });
const dataOf = (pictures, words) =>
  proofData({
    loaded: {
      tree,
      tags: {},
      texts: ['lucky.paid', 'passbook.paid'].map((key) => ({
        key,
        words: { en: 'Paid', pt_br: 'Pago' },
        places: [
          { name: 'app/a.tsx', id: key === 'lucky.paid' ? 'screens-lucky--docs' : 'screens-passbook--docs' },
          ...(key === 'lucky.paid' ? [{ name: 'Paid', id: 'overlays-toasts--paid' }] : []),
        ],
      })),
    },
    languages,
    rules: new Map([
      ['LUCKY-1', 'It is paid.'],
      ['TEXT-1', 'Nobody says it here.'],
    ]),
    proofs: new Map([['LUCKY-1', { plays: ['overlays-toasts--paid'], stories: [], tests: [] }]]),
    pictures,
    wordsOf: (hash) => words[hash],
    stories: new Map([
      ['overlays-toasts--paid', { title: 'Overlays/Toasts', name: 'Paid · lucky.paid' }],
      ['screens-passbook--full', { title: 'Screens/Passbook', name: 'Full' }],
    ]),
  });
const textOf = (data, key) => data.texts.find((text) => text.key === key);

test('a text has the pictures that show it, with the place of its words; of texts that read alike the one that is meant there', () => {
  const data = dataOf(
    [
      picture('screens-passbook--full', 'en', 'a'),
      picture('screens-passbook--full', 'pt_br', 'b'),
      picture('screens-lucky--full', 'en', 'c'),
      picture('screens-lucky--full', 'pt_br', 'never looked at'),
      picture('components-pill--paid', 'en', 'd', 20),
    ],
    { a: [['Paid', 1, 2, 3, 4]], b: [['Pago', 5, 6, 7, 8]], c: [['Paid', 9, 9, 9, 9]], d: [['Paid', 0, 0, 9, 9]] },
  );
  const boxes = (key) =>
    textOf(data, key).sayings.map(({ story, crops }) => [story, crops.map(({ locale, box }) => [locale, ...box])]);
  expect(boxes('passbook.paid')).toEqual([
    [
      'screens-passbook--full',
      [
        ['en', 1, 2, 3, 4],
        ['pt_br', 5, 6, 7, 8],
      ],
    ],
    ['components-pill--paid', [['en', 0, 0, 9, 9]]],
  ]);
  // Named after the text: it comes first, also before there is a picture of it.
  expect(boxes('lucky.paid').map(([story]) => story)).toEqual([
    'overlays-toasts--paid',
    'components-pill--paid',
    'screens-lucky--full',
  ]);
});

test('a text has the rules of the states that say it, the most characters it may have, and what it was', () => {
  const data = dataOf([], {});
  expect(textOf(data, 'lucky.paid')).toMatchObject({ rules: ['LUCKY-1'], max: 30 });
  expect(textOf(data, 'passbook.paid')).toMatchObject({ rules: [] });
  expect(data.rules).toEqual({ 'LUCKY-1': 'It is paid.' });
  expect(textOf(data, 'lucky.paid').bases.pt_br).toMatch(/^[0-9a-f]{12}$/);
});

test('before anybody has looked for words on pictures, a text has the states of the screen whose source names it', () => {
  const data = dataOf([picture('screens-passbook--full', 'en', 'a')], {});
  expect(textOf(data, 'passbook.paid').sayings).toEqual([
    {
      story: 'screens-passbook--full',
      title: 'Screens/Passbook',
      name: 'Full',
      crops: [{ locale: 'en', frame: 'page', hash: 'a', width: 360, height: 100 }],
    },
  ]);
});
