// The page of all texts for native readers (`npm run texts`).
import { expect, it } from 'vitest';
import * as templates from '../contract/operator/messageTemplates';
import * as named from '../locales/namedKeys';
import * as serverTexts from '../server/domain/shared/serverTexts';
import * as mails from '../server/mail/deletionMail';
import { locales } from './lib/locales.mjs';
import { allTexts } from './lib/texts/allTexts.mjs';
import { examples } from './lib/texts/examples.mjs';
import { readGlossary } from './lib/texts/readGlossary.mjs';
import { placeholders, textsPage } from './lib/texts/textsPage.mjs';

const texts = allTexts({ ...named, ...templates, ...serverTexts, ...mails });
const placesOf = (key) => texts.find((text) => text.key === key)?.places ?? [];

it('every text says where it is seen', () => {
  expect(texts.filter(({ places }) => places.length === 0).map(({ key }) => key)).toEqual([]);
});

it('a text leads to the dialog that says it, to its source, and to the stories beside that', () => {
  expect(placesOf('account.already')).toEqual(
    expect.arrayContaining([
      { id: 'overlays-dialogs-money--account-already', name: 'Account Already' },
      expect.objectContaining({ name: 'app/overlays/kinds/account.tsx' }),
    ]),
  );
  expect(placesOf('withdraw.missing')).toEqual([
    { id: 'screens-withdraw--docs', name: 'app/screens/Withdraw/WithdrawAmounts.tsx' },
  ]);
});

it('every placeholder has an example, and every example a placeholder', () => {
  const used = new Set(texts.flatMap(({ words }) => Object.values(words).flatMap((text) => placeholders(text ?? ''))));
  expect([...used].sort()).toEqual(Object.keys(examples).sort());
});

it('the page has each text in all languages, and the glossary', () => {
  const glossaries = Object.fromEntries(locales.map((locale) => [locale, readGlossary(locale)]));
  const page = textsPage(locales, texts, glossaries);
  for (const words of Object.values(texts.find(({ key }) => key === 'exit.title')?.words ?? {}))
    expect(page).toContain(`>${words}</td>`);
  expect(page).toContain('<b>saldo</b>');
  expect(page.match(/<tr id="/g)).toHaveLength(texts.length);
});
