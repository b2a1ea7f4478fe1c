import { expect, it } from 'vitest';
import { translateIn, typeText } from './i18n';

it('words that are typed stand in the place of a text of that language, until they are taken back', () => {
  const own = translateIn('pt_br')('title.withdraw');
  const undo = typeText({ locale: 'pt_br', key: 'title.withdraw', text: 'Retirar' });
  expect(translateIn('pt_br')('title.withdraw')).toBe('Retirar');
  expect(translateIn('en')('title.withdraw')).not.toBe('Retirar');
  undo();
  expect(translateIn('pt_br')('title.withdraw')).toBe(own);
});

it('a typed text gets its values, and a form of a plural is one text', () => {
  const undo = typeText({ locale: 'en', key: 'withdraw.missing', text: 'Missing: {{missing}}' });
  expect(translateIn('en')('withdraw.missing', { missing: 'Rp 1' })).toBe('Missing: Rp 1');
  undo();
});
