// One thing has one word in each language (TEXT-7): no text has a word that the glossary has given up.
import { describe, expect, it } from 'vitest';
import * as templates from '../contract/operator/messageTemplates';
import { readTexts } from '../locales/generate-params.mjs';
import * as serverTexts from '../server/domain/shared/serverTexts';
import * as mails from '../server/mail/deletionMail';
import { breaches, clashes, differing, unsaid } from './lib/texts/glossary.mjs';
import { readGlossary } from './lib/texts/readGlossary.mjs';
import { sentTexts } from './lib/texts/sentTexts.mjs';

const locales = /** @type {const} */ (['en', 'id', 'en_ph', 'pt_br']);

/** Texts that are alike in English alone: a verb and a state, a call and its customer's word, other numbers or genders. */
const alikeInEnglishAlone = {
  id: ['home.team,common.invite', 'ops.key_open,ops.messages_open'],
  en_ph: [],
  pt_br: [
    'home.exchange_note,home.step_cash',
    'task.checkin_button,exit.stay_checkin',
    'common.download,lucky.install,lucky.step_1,ref.bar_button',
    'lucky.status_5,passbook.paid,ops.template_paid',
    'lucky.status_9,reviewtask.status_5,ops.messages_closed,ops.message_is_closed',
    'lucky.claim,lucky.step_3',
    'reviewtask.status_4,ops.template_again',
    'account.confirm_no,ops.card_number',
    'ops.key_open,ops.messages_open',
  ],
};
/** The customer's own English word beside the product's. */
const literal = 'account.status_1,deletion.submitted,ops.submitted';

describe.each(locales)('the glossary of %s', (locale) => {
  const glossary = readGlossary(locale);
  const texts = readTexts(locale);

  it('no text has a word that was given up (TEXT-7)', () => {
    expect(breaches(glossary, texts)).toEqual([]);
  });

  it('nothing that is sent has a word that was given up (TEXT-7)', () => {
    expect(breaches(glossary, sentTexts({ ...templates, ...serverTexts, ...mails }, locale))).toEqual([]);
  });

  it('every word is said, and stands for one thing (TEXT-7)', () => {
    expect(unsaid(glossary, texts)).toEqual([]);
    expect(clashes(glossary)).toEqual([]);
  });

  it('has the concepts of the others, with the same meaning', () => {
    const meanings = (of) => Object.entries(of).map(([concept, { means }]) => `${concept}: ${means}`);
    expect(meanings(glossary)).toEqual(meanings(readGlossary('en')));
  });

  it('gives a reason for every word that was given up', () => {
    const without = Object.values(glossary).flatMap(({ not = {} }) =>
      Object.entries(not).filter(([, reason]) => !/^[A-Z].+\.$/.test(reason)),
    );
    expect(without).toEqual([]);
  });
});

it.each(['id', 'en_ph', 'pt_br'])('what reads alike in English reads alike in %s (TEXT-7)', (locale) => {
  const found = differing(readTexts('en'), readTexts(locale)).filter((keys) => keys !== literal);
  expect(found).toEqual(alikeInEnglishAlone[locale]);
});

describe('the check notices', () => {
  const glossary = {
    paused: {
      means: 'Closed.',
      word: 'ditutup',
      not: { 'jeda*': 'Music.', PIX: 'Its name is Pix.' },
      except: ['jeda iklan'],
    },
    market: { means: 'A country.', word: 'negara', in: ['ops.'], not: { pasar: 'Two words.' } },
  };
  it.each([
    ['a word that was given up', { a: 'Penarikan jeda.' }, ['a']],
    ['one with an ending', { a: 'Sedang Jedanya' }, ['a']],
    ['one after a space that does not break', { a: 'ada\u00a0jeda' }, ['a']],
    ['no part of another word', { a: 'menjeda' }, []],
    ['no phrase in which it is right', { a: 'Jeda iklan' }, []],
    ['capitals that are meant', { a: 'PIX', b: 'Pix' }, ['a']],
    ['an entry that is about some texts', { 'ops.a': 'pasar', 'home.a': 'pasar' }, ['ops.a']],
  ])('%s', (_, texts, keys) => {
    expect(breaches(glossary, texts).map((line) => line.split(':')[0])).toEqual(keys);
  });

  it('a word that no text says', () => {
    expect(unsaid(glossary, { 'ops.a': 'Ditutupnya', 'home.a': 'negara' })).toEqual(['market']);
  });

  it('one word for two things, and a word that its own concept has given up', () => {
    const one = { means: 'One.', word: 'file' };
    expect(clashes({ one, two: { ...one } })).toEqual(['file: one, two']);
    expect(clashes({ one: { ...one, not: { file: 'Two words.' } } })).toEqual(['file: one']);
  });

  it('two words for one thing', () => {
    expect(differing({ a: 'Paid', b: 'Paid', c: 'Late' }, { a: 'Dibayar', b: 'Berhasil', c: 'Terlambat' })).toEqual([
      'a,b',
    ]);
  });
});
