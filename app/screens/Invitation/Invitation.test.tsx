import { invitations } from '@tally/contract/fixtures/user';
import type { ReferralInfo } from '@tally/contract/people/referral';
import { ranks } from '@tally/contract/fixtures/rank';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';

/** A response of arbitrary shape, as another server might send it. */
const answered = (data: unknown) => data as ReferralInfo;
const open = (replies: Parameters<typeof renderScreen>[1] = {}, path = '/ref/SARI2026') =>
  renderScreen(
    path,
    { getReferralInfo: invitations.id, getRank: ranks.id, ...replies },
    { token: '', publicPage: true },
  );

afterEach(() => vi.unstubAllGlobals());

it('the bar repeats the download while the card’s button is out of view (INVITE-6)', async () => {
  let told: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const watched: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof told) {
        told = callback;
      }
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {}
    },
  );
  const { services } = open();
  const install = await screen.findByRole('button', { name: 'Instal aplikasi' });
  expect(watched.at(-1)).toBe(install);
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => told([{ isIntersecting: false }]));
  await userEvent.click(screen.getByRole('button', { name: 'Instal' }));
  expect(services.navigated).toHaveLength(1);
  act(() => told([{ isIntersecting: true }]));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('an invite link leads to the invitation of its code (ROUTE-12)', async () => {
  const { requests } = open();
  await screen.findByRole('button', { name: 'Instal aplikasi' });
  const asked = requests.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.endsWith('/user/refinfo'));
  expect(asked?.searchParams.get('refCode')).toBe('SARI2026');
});

it("the invitation speaks the inviter's language (INVITE-3)", async () => {
  open();
  expect(await screen.findByText('Penarikan minggu lalu')).toBeTruthy();
  expect(document.documentElement.lang).toBe('id');
});

it.each([
  ['id', 'id'],
  ['ph', 'en-PH'],
  ['en_ph', 'en-PH'],
  ['br', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['fr', 'id'],
  [undefined, 'id'],
])('a referrer of locale %s: the page speaks %s (TEXT-4)', async (locale, language) => {
  open({ getReferralInfo: answered({ ...invitations.id, locale }) });
  expect(await screen.findByText(/Kerjakan tugas harian/)).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
});

it('the invitation installs through the store, with who invited (INVITE-4)', async () => {
  const { services } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Instal aplikasi' }));
  expect(services.navigated[0]).toMatch(
    /^https:\/\/play\.google\.com\/store\/apps\/details\?id=com\.tally\.rewards&referrer=utm_source%3Dinvite%26utm_medium%3Dlink/,
  );
});

it.each([
  ['an unknown code', { getReferralInfo: trouble({ code: 404 }) }, '/ref/SARI2026'],
  ['code 200 without data', { getReferralInfo: answered(null) }, '/ref/SARI2026'],
  ['code 200 with empty data', { getReferralInfo: answered({}) }, '/ref/SARI2026'],
  [
    'a referrer whose name is null',
    { getReferralInfo: answered({ ...invitations.id, userName: null }) },
    '/ref/SARI2026',
  ],
  ['a referrer without a name', { getReferralInfo: { ...invitations.id, userName: '' } }, '/ref/SARI2026'],
  ['a code of 5 characters', {}, '/ref/SARI2'],
])('%s leads to /404, which says so (INVITE-2)', async (_, replies, path) => {
  const { requests } = open(replies, path);
  expect(await screen.findByText("This invitation isn't valid")).toBeTruthy();
  expect(requests.filter((request) => request.url.includes('/user/refinfo'))).toHaveLength(
    path === '/ref/SARI2' ? 0 : 1,
  );
});

it('a person can try again after a broken answer', async () => {
  let calls = 0;
  open({ getReferralInfo: () => ((calls += 1) === 1 ? trouble('garbled') : invitations.ph), getRank: ranks.ph });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Angelo Reyes has already earned/ })).toBeTruthy();
});

it('the invitation shows who invites and what they earned, the code, and the smallest amount (INVITE-7)', async () => {
  open();
  const heading = await screen.findByRole('heading', { level: 1, name: /sudah mendapat/ });
  expect(heading.textContent).toMatch(/Rp\u00a0[\d.]+ dan mengajakmu bergabung$/);
  expect(screen.getByText('SARI2026')).toBeTruthy();
  expect(screen.getByText(/^Tarik mulai Rp.100$/)).toBeTruthy();
});

it('an invitation of somebody who has earned nothing names no earnings', async () => {
  open({ getReferralInfo: { ...invitations.id, userCash: 0 } });
  const heading = await screen.findByRole('heading', { level: 1, name: /mengajakmu/ });
  expect(heading.textContent).not.toContain('Rp');
});

it('a person can try a code again that was wrong once (INVITE-2)', async () => {
  const { services } = open({ getReferralInfo: trouble({ code: 404 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(services.navigated).toEqual(['/ref/SARI2026']);
});
