import { expect, it } from 'vitest';
import { readComponentUse } from './componentUse';

it('each component knows the pages that draw it, also through other components and what is loaded later', () => {
  const use = readComponentUse();
  expect(use['WalletPicker']).toEqual(['Account']);
  // Drawn by the deferred part of home, and only there.
  expect(use['LuckyTaskCard']).toEqual(['Home']);
  // Drawn by the cards and bars of every page.
  expect(use['Button']).toEqual(expect.arrayContaining(['Home', 'Withdraw', 'Dialogs and toasts']));
  expect(use['Toast']).toContain('Dialogs and toasts');
  expect(use['Toast']).not.toContain('Account');
});
