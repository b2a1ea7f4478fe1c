/** @type {(en: string, pt_br: string) => Record<string, string>} */
const words = (en, pt_br) => ({ en, id: en, en_ph: en, pt_br });
/** @type {(key: string, said: Record<string, string>, rest?: object) => import('./proofData.mjs').ProofText} */
const text = (key, said, rest) => ({
  key,
  words: said,
  bases: { en: '1'.repeat(12), pt_br: '2'.repeat(12) },
  places: [{ name: 'app/screens/Withdraw/WithdrawTrust.tsx', id: 'screens-withdraw--docs' }],
  sayings: [],
  more: 0,
  rules: [],
  ...rest,
});
/** @type {(locale: string, tag: string, name: string, width: number) => object} */
const language = (locale, tag, name, width) => ({ locale, tag, name, width });
/**
 * The part of a picture that shows a text.
 *
 * @param {string} locale
 * @param {number} width of the picture
 */
export const crop = (locale, width) => ({
  locale,
  frame: 'page',
  hash: `of-${locale}`,
  width,
  height: 900,
  box: [20, 600, 80, 20],
});
/** What a proof page shows, for its tests. */
export const exampleTexts = {
  languages: [
    language('en', 'en', 'English (Indonesia)', 360),
    language('id', 'id', 'Indonesian', 320),
    language('en_ph', 'en-PH', 'English (Philippines)', 390),
    language('pt_br', 'pt-BR', 'Portuguese (Brazil)', 412),
  ],
  rules: { 'WITHDRAW-1': 'The screen has tips.' },
  glossaries: {
    en: { withdraw: { means: 'To take cash.', word: 'withdraw' } },
    pt_br: { withdraw: { means: 'To take cash.', word: 'sacar', not: { grana: 'Slang.' } } },
  },
  texts: [
    text('tips.long', words('Withdraw once a day, between two and four', 'Dá para sacar uma vez por dia, à tarde')),
    text('tips.once', words('Once a day', 'Uma vez por dia')),
    text('withdraw.days', words('{{count}} days to withdraw </script>', '{{count}}\u00a0dias para sacar'), {
      sayings: [
        {
          story: 'screens-withdraw--filled',
          title: 'Screens/Withdraw',
          name: 'Filled',
          crops: [crop('id', 320), crop('pt_br', 412)],
        },
      ],
      rules: ['WITHDRAW-1'],
    }),
    text('sent.mail_subject', words('Delete', 'Excluir'), { bases: {} }),
  ],
};
