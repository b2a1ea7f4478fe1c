import { translateIn } from '#storybook/texts/i18n';
import { localeCodes } from '@tally/locales/tags';
import { describe, expect, it } from 'vitest';
import { withdrawalSteps } from './withdrawalSteps';

describe.each(localeCodes)('a withdrawal in %s', (locale) => {
  const t = translateIn(locale);
  const moments = { requested: '18 Nov', by: '21 Nov', returned: '19 Nov' };
  const names = (state: Parameters<typeof withdrawalSteps>[1]) =>
    withdrawalSteps(t, state, moments).map(({ name }) => name);

  it('has one word for each state: its badge and its steps say the same (PASSBOOK-2)', () => {
    const [requested, paid] = [t('passbook.requested'), t('passbook.paid')];
    for (const state of ['paying', 'delayed'] as const)
      expect(names(state)).toEqual([requested, t(`passbook.${state}`), paid]);
    expect(names('failed')).toEqual([requested, t('passbook.failed')]);
    expect(names('returned')).toEqual([requested, paid, t('passbook.returned')]);
  });
});
