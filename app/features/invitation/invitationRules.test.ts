import { invitations } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { invitationStoreLink, isInvitation, isRefCode, landingLocale } from './invitationRules';

it('"needs a code of at least 6 characters, else no lookup" (INVITE-1)', () => {
  expect(isRefCode('12345')).toBe(false);
  expect(isRefCode('123456')).toBe(true);
});

it('"missing info or empty names goes to /404" (INVITE-2)', () => {
  expect(isInvitation(invitations.id)).toBe(true);
  expect(isInvitation({ ...invitations.id, userName: ' ' })).toBe(false);
  expect(isInvitation({ ...invitations.id, appName: '' })).toBe(false);
});

it('"language picked from the referrer locale (id, ph, br; default id)" (INVITE-3)', () => {
  expect(['id', 'ph', 'br', 'en_ph', 'pt_br', 'pt-BR', 'en', '', 'fr', 'graph'].map(landingLocale)).toEqual([
    'id',
    'en_ph',
    'pt_br',
    'en_ph',
    'pt_br',
    'pt_br',
    'id',
    'id',
    'id',
    'id',
  ]);
});

it('"store link carrying utmS and utmM" (INVITE-4)', () => {
  const link = new URL(
    invitationStoreLink({ appPkgName: 'com.tally.id', utmS: 'in&vite', utmM: 'link', utmC: 'SARI26' }, false) ?? '',
  );
  const referrer = new URLSearchParams(link.searchParams.get('referrer') ?? '');
  expect(Object.fromEntries(referrer)).toEqual({ utm_source: 'in&vite', utm_medium: 'link', utm_campaign: 'SARI26' });
  expect(link.searchParams.get('id')).toBe('com.tally.id');
});

it('a package that is none leads nowhere', () => {
  expect(invitationStoreLink({ ...invitations.id, appPkgName: 'javascript:alert(1)' }, true)).toBeUndefined();
});
