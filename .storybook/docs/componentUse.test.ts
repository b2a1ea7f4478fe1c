import { expect, it } from 'vitest';
import { readComponentUse } from './componentUse';

it('each component knows the pages that draw it, also through other components and what is loaded later', () => {
  const places = readComponentUse();
  const use = Object.fromEntries(Object.entries(places).map(([name, pages]) => [name, pages.map((page) => page.name)]));
  expect(places['WalletPicker']).toEqual([{ name: 'Account', id: 'screens-account--filled' }]);
  // Drawn by the deferred part of home, and only there.
  expect(use['LuckyTaskCard']).toEqual(['Home']);
  // Drawn by the cards and bars of every page.
  expect(use['Button']).toEqual(expect.arrayContaining(['Home', 'Withdraw', 'Dialogs and toasts']));
  expect(use['Toast']).toContain('Dialogs and toasts');
  expect(use['Toast']).not.toContain('Account');
});
