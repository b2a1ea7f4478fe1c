import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LuckyOffer } from '../../catalogue/reader';
import { offersLucky } from './offersLucky';

const app = (source: 'MTG' | 'PANGLE'): LuckyOffer => ({
  taskId: 1,
  source,
  appName: 'Shop',
  appIcon: '',
  appPkgName: 'com.shop',
  appClassName: '',
});

it('a market has lucky tasks when an app of it may be given to somebody on a day (RULES-9)', () => {
  const quota = fc.nat({ max: 3 });
  const sources = fc.array(fc.constantFrom('MTG' as const, 'PANGLE' as const), { maxLength: 3 });
  fc.assert(
    fc.property(sources, quota, quota, quota, (offered, MTG, PANGLE, total) => {
      const left = { MTG, PANGLE };
      const one = total > 0 && offered.some((source) => left[source] > 0);
      expect(offersLucky({ offered: offered.map(app) }, { luckyQuotas: { MTG, PANGLE, total } })).toBe(one);
    }),
  );
  expect(offersLucky({ offered: [] }, { luckyQuotas: { MTG: 3, PANGLE: 5, total: 8 } })).toBe(false);
  expect(offersLucky({ offered: [app('MTG')] }, { luckyQuotas: { MTG: 3, PANGLE: 5, total: 8 } })).toBe(true);
});
