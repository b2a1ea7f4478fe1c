import { ownDataReplies } from '@tally/contract/fixtures/ownData';
import { guestUser } from '@tally/contract/fixtures/user';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CreatedApp } from '../../createApp';
import { trouble, type Replies } from '../../testing/fakeServer';
import { loadScreens } from '../../testing/loadScreens';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';
import { sameFileMs } from './requestedFile';

beforeAll(() => loadScreens());
const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const row = async () => within(await screen.findByRole('region', { name: 'Download my data' }));
const press = async (name: string) => userEvent.click((await row()).getByRole('button', { name }));
const open = (postOwnData: NonNullable<Replies['postOwnData']>) => renderScreen('/feedback', { postOwnData });
type Sent = Readonly<Record<'format' | 'request', string>>;
const bodiesOf = ({ posts }: ReturnType<typeof open>) =>
  Promise.all(posts('/user/data').map((request) => request.json() as Promise<Sent>));

it('a person chooses a kind of file, saves it, and can save it again or copy it as text (OWN-5, API-36)', async () => {
  const page = open(ownDataReplies.csv);
  await userEvent.click((await row()).getByRole('radio', { name: 'CSV (for Excel)' }));
  await press('Download');
  expect(await (await row()).findByText("Your file is ready. Tap Save; if that doesn't work, tap Copy.")).toBeTruthy();
  expect(saved.map(({ type }) => type)).toEqual(['text/csv']);
  expect(await bodiesOf(page)).toMatchObject([{ format: 'csv' }]);
  await press('Save');
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  await press('Copy');
  expect(await (await row()).findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(page.services.copied).toEqual([ownDataReplies.csv.file]);
  await passTime(page.services, 2000);
  expect((await row()).getByRole('button', { name: 'Copy' })).toBeTruthy();
});

it("the page says when the next file comes to a person who has had the day's (OWN-2, TIME-5)", async () => {
  open(ownDataReplies.onceADay);
  await press('Download');
  expect(
    await (
      await row()
    ).findByText("You already have today's file. You can download the next one from 19 Nov · 00.00 WIB."),
  ).toBeTruthy();
  expect((await row()).queryByRole('button')).toBeNull();
  expect(saved).toEqual([]);
});

it.each([
  ['the server is at fault', trouble({ code: 500 }), /Something went wrong on our side/],
  [
    'the server made no file',
    { ...ownDataReplies.json, status: 2, info: '', file: '' },
    /Something went wrong on our side/,
  ],
  ['too many people are here', trouble({ http: 429 }), /very busy/],
  ['the server cannot be reached', trouble('garbled'), /We could not reach the server/],
])('a download that failed says why as every page does: %s (DIALOG-5)', async (_, reply, reason) => {
  open(() => reply);
  await press('Download');
  expect(await (await row()).findByText(reason)).toBeTruthy();
});

it('a failed download keeps what was chosen, and tries again as the same request (OWN-2, OWN-5)', async () => {
  let isBroken = true;
  const page = open(() => (isBroken ? trouble('garbled') : ownDataReplies.json));
  await userEvent.click((await row()).getByRole('radio', { name: 'JSON' }));
  await press('Download');
  expect(await (await row()).findByText(/We could not reach the server/)).toBeTruthy();
  expect((await row()).getByRole<HTMLInputElement>('radio', { name: 'JSON' }).checked).toBe(true);
  isBroken = false;
  await press('Download');
  expect(await (await row()).findByRole('button', { name: 'Save' })).toBeTruthy();
  const [first, second] = await bodiesOf(page);
  expect(first).toMatchObject({ format: 'json' });
  expect(second).toEqual(first);
});

it('a person who leaves the page before saving can have the same file again for an hour, in the kind they chose (OWN-2)', async () => {
  let app: CreatedApp | undefined;
  const page = renderScreen(
    '/feedback',
    { postOwnData: ownDataReplies.json },
    {
      serverTime: Date.UTC(2026, 0, 15, 5),
      onReady: (created) => {
        app = created;
      },
    },
  );
  const comeBack = async () => {
    act(() => app?.context.navigation.go('/opt/moreapps'));
    await screen.findByRole('heading', { name: 'More apps' });
    act(() => app?.context.navigation.go('/feedback'));
  };
  await userEvent.click((await row()).getByRole('radio', { name: 'JSON' }));
  await press('Download');
  await (await row()).findByRole('button', { name: 'Save' });
  await comeBack();
  expect(
    await (await row()).findByText(/^Not saved\? You can download today's file again until .*13\.00 WIB\.$/),
  ).toBeTruthy();
  expect((await row()).getByRole<HTMLInputElement>('radio', { name: 'JSON' }).checked).toBe(true);
  await press('Download');
  await (await row()).findByRole('button', { name: 'Save' });
  page.services.advance(sameFileMs);
  await comeBack();
  await (await row()).findByText('You can download what we keep about you, once a day.');
  await press('Download');
  await (await row()).findByRole('button', { name: 'Save' });
  const [first, second, third] = await bodiesOf(page);
  expect(second).toEqual(first);
  expect(third?.request).not.toBe(first?.request);
});

it('the next person on the phone gets a request of their own (OWN-2, PERSON-15)', async () => {
  let app: CreatedApp | undefined;
  const page = renderScreen(
    '/feedback',
    { postOwnData: ownDataReplies.json },
    {
      onReady: (created) => {
        app = created;
      },
    },
  );
  await press('Download');
  await (await row()).findByRole('button', { name: 'Save' });
  act(() => {
    page.simulator.call('loginCallback', 'b'.repeat(60));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  act(() => app?.context.navigation.go('/feedback'));
  await (await row()).findByText('You can download what we keep about you, once a day.');
  await press('Download');
  // The first calls of somebody new are made before.
  await vi.waitFor(() => {
    page.services.advance(100);
    expect(page.posts('/user/data')).toHaveLength(2);
  });
  await (await row()).findByRole('button', { name: 'Save' });
  const [first, second] = await bodiesOf(page);
  expect(second?.request).not.toBe(first?.request);
});

it('while the file is made its kind cannot be changed', async () => {
  open(trouble('never'));
  await press('Download');
  expect((await row()).getByRole<HTMLInputElement>('radio', { name: 'CSV (for Excel)' }).disabled).toBe(true);
  expect((await row()).getByRole('button', { name: 'Download' }).getAttribute('aria-busy')).toBe('true');
});

it('a file that comes after another person has logged in is neither saved nor shown (PERSON-15)', async () => {
  const answered = vi.fn();
  const page = open(() => {
    page.simulator.call('loginCallback', 'b'.repeat(60));
    answered();
    return ownDataReplies.json;
  });
  await press('Download');
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await (await row()).findByText('You can download what we keep about you, once a day.');
  expect((await row()).queryByRole('button', { name: 'Save' })).toBeNull();
  expect(saved).toEqual([]);
});

it('a guest has no data to download (OWN-1)', async () => {
  renderScreen('/feedback', { getUserInfo: guestUser }, { token: '' });
  await screen.findByLabelText('Your message');
  expect(screen.queryByRole('region', { name: 'Download my data' })).toBeNull();
});
