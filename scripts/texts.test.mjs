// What is known of each text, for whoever reads and translates them (`npm run texts`).
import { expect, it } from 'vitest';
import { titleMax } from '../contract/text/cutTitle';
import * as templates from '../contract/operator/messageTemplates';
import * as named from '../locales/namedKeys';
import * as serverTexts from '../server/domain/shared/serverTexts';
import * as mails from '../server/mail/deletionMail';
import { allTexts } from './lib/texts/allTexts.mjs';
import { examples } from './lib/texts/examples.mjs';
import { appSources } from './lib/texts/places.mjs';
import { placeholders } from './lib/texts/placeholders.mjs';
import { titleKeys } from './lib/texts/titleKeys.mjs';

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
  expect(placesOf('account.in_use_title')).toContainEqual({
    id: 'overlays-dialogs-money--account-in-use',
    name: 'Account In Use',
  });
  expect(placesOf('withdraw.missing')).toEqual([
    { id: 'screens-withdraw--docs', name: 'app/screens/Withdraw/WithdrawAmounts.tsx' },
  ]);
});

it('every placeholder has an example, and every example a placeholder', () => {
  const used = new Set(texts.flatMap(({ words }) => Object.values(words).flatMap((text) => placeholders(text ?? ''))));
  expect([...used].sort()).toEqual(Object.keys(examples).sort());
});

it('the titles of dialogs are known, and none of them is too long for its place (DIALOG-1)', () => {
  const keys = titleKeys(appSources());
  expect([...keys]).toEqual(expect.arrayContaining(['exit.title', 'task.failed_title']));
  const long = texts.flatMap(({ key, words }) =>
    keys.has(key)
      ? Object.values(words).filter((text) => text && !text.includes('{{') && [...text].length > titleMax)
      : [],
  );
  expect(long).toEqual([]);
});
