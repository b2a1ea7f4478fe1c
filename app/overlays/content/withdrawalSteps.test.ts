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
    const requested = t('passbook.requested');
    const paid = t('passbook.paid');
    for (const state of ['paying', 'delayed'] as const)
      expect(names(state)).toEqual([requested, t(`passbook.${state}`), paid]);
    expect(names('failed')).toEqual([requested, t('passbook.failed')]);
    expect(names('returned')).toEqual([requested, paid, t('passbook.returned')]);
  });

  it('promises a day while it is on its way, and no longer once that day is over', () => {
    const last = (state: 'paying' | 'delayed') => withdrawalSteps(t, state, moments)[2]?.text;
    expect(last('paying')).toBe(t('receipt.by', { date: '21 Nov' }));
    expect(last('delayed')).toBe(t('passbook.was_due', { date: '21 Nov' }));
  });
});
