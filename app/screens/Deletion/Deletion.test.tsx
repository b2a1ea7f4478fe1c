import { exampleAppInfo } from '@tally/contract/fixtures/app';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';

const open = (path: string, more: Replies = {}) =>
  renderScreen(path, { getAppInfo: exampleAppInfo, ...more }, { token: '', publicPage: true });
const type = async (mail: string) => userEvent.type(await screen.findByLabelText('Your Gmail address'), mail);
const press = async () => userEvent.click(screen.getByRole('button', { name: /Delete data|Tap again/ }));

it('"first click shows \'Click again to confirm\', second sends" app and email (PRIVACY-5, PRIVACY-7)', async () => {
  const { posts } = open('/dataclear/tally', { postDeleteMyData: { status: 1, info: '' } });
  await type('sari@gmail.com');
  await press();
  expect(
    await screen.findByText('Click again to confirm', { selector: '[role=status] *, [role=status]' }),
  ).toBeTruthy();
  expect(posts('/delmydata')).toHaveLength(0);
  await press();
  await waitFor(() => expect(posts('/delmydata')).toHaveLength(1));
  expect(new URL(posts('/delmydata')[0]?.url ?? '').search).toBe('?app=tally&email=sari%40gmail.com');
  expect(await screen.findByText('Submitted')).toBeTruthy();
  expect(screen.getByText('We have received your request. There is nothing more to do.')).toBeTruthy();
  expect(screen.queryByRole('textbox'), 'there is nothing more to do').toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a changed address has to be confirmed again', async () => {
  const { posts } = open('/dataclear');
  await type('sari@gmail.com');
  await press();
  await type('.br');
  await press();
  expect(posts('/delmydata')).toHaveLength(0);
});

it.each([
  ['a@b.c', 'Error Gmail', 'Enter your whole Gmail address.'],
  ['sari@mail.example', 'Error Gmail!', 'The address must end with @gmail.com.'],
])('%s is refused with a toast and words beside the field (PRIVACY-4)', async (mail, toast, beside) => {
  const { posts } = open('/privacy-policy');
  await type(mail);
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(toast);
  expect(screen.getByText(beside)).toBeTruthy();
  expect(posts('/delmydata')).toHaveLength(0);
});

it.each<[string, Replies['postDeleteMyData'] & object]>([
  ['as the reason', { status: 0, info: 'BAD USER' }],
  ["as the envelope's message", trouble({ code: 400, msg: 'BAD USER' })],
])("BAD USER %s gives 'Invalid account' and keeps the address (PRIVACY-6)", async (_, reply) => {
  open('/dataclear/tally', { postDeleteMyData: reply });
  await type('nobody@gmail.com');
  await press();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid account');
  expect(screen.getByLabelText<HTMLInputElement>('Your Gmail address').value).toBe('nobody@gmail.com');
});

it('a failed request keeps the address', async () => {
  open('/dataclear/tally', { postDeleteMyData: trouble('offline') });
  await type('sari@gmail.com');
  await press();
  await press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your Gmail address').value).toBe('sari@gmail.com');
});

it.each(['/privacy-policy', '/privacy-policy/tally'])(
  '%s shows the privacy policy with the deletion form (ROUTE-13)',
  async (path) => {
    open(path);
    expect(await screen.findByText(/at least 16 years old/)).toBeTruthy();
    expect(await screen.findByLabelText('Your Gmail address')).toBeTruthy();
  },
);

it('the policy is one English text that names developer, address and age limit, with its Indonesian paragraph and a form (PRIVACY-1, PRIVACY-2)', async () => {
  open('/privacy-policy/tally');
  expect(await screen.findByText(/at least 16 years old/)).toBeTruthy();
  expect(
    screen
      .getByText(/Kamu dapat meminta penghapusan data/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('id');
  expect(document.querySelectorAll('article:not([lang=en])')).toHaveLength(1);
  expect(document.querySelectorAll('article[lang=en]').length).toBeGreaterThan(10);
  expect(screen.getByText(/^This policy explains what Tally Studio/)).toBeTruthy();
  expect(screen.getByText('Tally Studio, help@tally.example')).toBeTruthy();
  expect(screen.getByLabelText('Your Gmail address')).toBeTruthy();
});

it('the form says that a link was sent, and offers another one, where mail is set up (PRIVACY-10)', async () => {
  open('/dataclear/tally', { postDeleteMyData: { status: 1, info: 'CHECK MAIL' } });
  await type('sari@gmail.com');
  await press();
  await press();
  expect(await screen.findByText(/We sent you a link by email. Open it within 24 hours/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  expect(screen.queryByText(/We sent you a link/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Your Gmail address').value).toBe('');
});

const openByLink = (reply: Replies['postConfirmDeletion']) =>
  renderScreen(
    '/dataclear/tally',
    { getAppInfo: exampleAppInfo, ...(reply && { postConfirmDeletion: reply }) },
    { token: '', addressKey: 'key-of-a-link', publicPage: true },
  );

it('the link of the mail deletes by a press and not by being opened (PRIVACY-11)', async () => {
  const { posts } = openByLink({ status: 1, info: '' });
  const button = await screen.findByRole('button', { name: 'Delete data' });
  expect(posts('/delmydata/confirm')).toHaveLength(0);
  await userEvent.click(button);
  expect((await screen.findByRole('status', { name: '' })).textContent).toContain('Your data was deleted');
  expect(await posts('/delmydata/confirm')[0]?.json()).toEqual({ token: 'key-of-a-link' });
  expect(screen.queryByRole('button', { name: 'Delete data' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Privacy policy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeTruthy();
});

it('a person who opens the link of the mail can keep their data (PRIVACY-11)', async () => {
  const { posts } = openByLink({ status: 1, info: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my data' }));
  expect((await screen.findByRole('status', { name: '' })).textContent).toContain('Nothing was deleted');
  expect(screen.queryByRole('button')).toBeNull();
  expect(posts('/delmydata/confirm')).toHaveLength(0);
});

it('a link that is too old says so and leads to the form; a person can try again after a lost answer (PRIVACY-11)', async () => {
  let tries = 0;
  openByLink(() => (++tries === 1 ? trouble('offline') : { status: 2, info: 'BAD LINK' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete data' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete data' }));
  expect(await screen.findByText(/older than 24 hours/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  expect(await screen.findByLabelText('Your Gmail address')).toBeTruthy();
});

it('the deletion page has the names of app and developer, one input and its button (PRIVACY-3)', async () => {
  open('/dataclear/tally');
  const valueOf = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent;
  expect([await valueOf('App'), await valueOf('Developer')]).toEqual([
    exampleAppInfo.appName,
    exampleAppInfo.developerName,
  ]);
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Your Gmail address')]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete data']);
});

it.each([
  ['/dataclear', 'tally'],
  ['/dataclear/kata', 'kata'],
])('a request on %s is for the app %s (ROUTE-14)', async (path, app) => {
  const { posts, requests } = open(path, {
    getAppInfo: { ...exampleAppInfo, appShortName: app },
    postDeleteMyData: { status: 1, info: '' },
  });
  await type('sari@gmail.com');
  await press();
  await press();
  await waitFor(() => expect(posts('/delmydata')).toHaveLength(1));
  expect(new URL(posts('/delmydata')[0]?.url ?? '').searchParams.get('app')).toBe(app);
  expect(requests.find(({ url }) => url.includes('/app/info'))?.url).toContain(`shortName=${app}`);
});
