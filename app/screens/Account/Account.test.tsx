import { accountInfos, accountStatus, noAccount } from '@tally/contract/wallet/account';
import { rulesWith } from '@tally/contract/fixtures/marketRules';
import { guestUser } from '@tally/contract/fixtures/user';
import { accounts } from '@tally/contract/fixtures/wallet';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';

/** The field of the number, whatever the wallet's own words for it. */
const number = / (phone number|mobile number|key)$/;

it('the account page says above the form why an account has to be checked again, and that the cash is safe', async () => {
  renderScreen('/account', { getAccount: { ...accounts.id, accountStatus: accountStatus.retry } });
  const status = await screen.findByText(/^A payment to this account failed\. .* Your cash is safe\.$/);
  const submit = screen.getByRole('button', { name: 'Save account' });
  expect(status.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(number).value).toBe(accounts.id.accountNo);
});

it.each([
  [accountStatus.submitted, "You can already withdraw. We'll tell you here when it's done."],
  [accountStatus.valid, "It can't be changed for now."],
])('an account of status %s cannot be entered anew, and says why: %s (ACCOUNT-4)', async (status, reason) => {
  renderScreen('/account', { getAccount: { ...accounts.id, accountStatus: status } });
  await screen.findByText(reason);
  expect(screen.queryByRole('button', { name: 'Save account' })).toBeNull();
});

it.each([accountStatus.submitted, accountStatus.valid])(
  'the account page leads to withdrawing with an account of status %s',
  async (status) => {
    renderScreen('/account', { getAccount: { ...accounts.id, accountStatus: status } });
    await screen.findByText(/can't be changed|You can already/);
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  },
);

const markOf = (name: string) =>
  screen.getByRole('radio', { name }).closest('label')?.querySelector('img')?.getAttribute('src');

it('wallets are chosen by their names; only one whose mark the deployment has shows it (ACCOUNT-25)', async () => {
  const walletIcons = [{ type: 'OVO' as const, icon: 'https://cdn.example.com/ovo.png' }];
  renderScreen('/account', { getAccount: noAccount, getMarketRules: rulesWith('id', { walletIcons }) });
  await waitFor(() => expect(markOf('OVO')).toBe('https://cdn.example.com/ovo.png'));
  expect([markOf('DANA'), markOf('GoPay')]).toEqual([undefined, undefined]);
});

describe('an invalid account (ACCOUNT-17)', () => {
  const change = async (postAccount: { status: number; info: string }, no = '081277700001') => {
    const rendered = renderScreen('/account', {
      getAccount: { ...accounts.id, accountStatus: accountStatus.invalid },
      postAccount,
    });
    await screen.findByText('Invalid');
    expect(screen.getByText(/^We cannot send your cash to this account\./)).toBeTruthy();
    const input = screen.getByLabelText<HTMLInputElement>(number);
    expect(input.value).toBe('');
    await userEvent.type(input, no);
    await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
    return { ...rendered, input };
  };

  it('the page says that an account is invalid, and takes another one below', async () => {
    const { posts } = await change({ status: 1, info: '' });
    expect(await screen.findByText('Your account was saved')).toBeTruthy();
    expect(await posts('/wallet/account/')[0]?.clone().json()).toMatchObject({ accountNo: '081277700001' });
  });

  it('the field says that the number is invalid when a person enters an invalid account again unchanged (ACCOUNT-11)', async () => {
    const { input } = await change({ status: 2, info: accountInfos.badNo }, accounts.id.accountNo);
    await waitFor(() => expect(screen.getAllByText('Invalid Account Number')).toHaveLength(2));
    // A screen reader says it once, with the field.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('an invalid account with a withdrawal under way says so and leads to the records (ACCOUNT-4)', async () => {
    const { input } = await change({ status: 2, info: accountInfos.pending });
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'A withdrawal is on its way' })).getByRole('button', {
        name: 'History',
      }),
    );
    await waitFor(() => expect(input.isConnected).toBe(false));
    expect(await screen.findByRole('heading', { name: 'History' })).toBeTruthy();
  });
});

it('the account page offers Brazil its wallets by the names their owners write, and sends the one of the wire (ACCOUNT-1)', async () => {
  const { posts } = renderScreen(
    '/account',
    { getAccount: noAccount, postAccount: { status: 1, info: '' } },
    { market: 'br' },
  );
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Pix' })).checked).toBe(true);
  await userEvent.type(screen.getByLabelText(number), 'maria@correio.example');
  await userEvent.type(screen.getByLabelText('Account name'), 'Maria Clara');
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(posts('/wallet/account/')).toHaveLength(1));
  expect(await posts('/wallet/account/')[0]?.clone().json()).toMatchObject({ accountType: 'PIX' });
});

it('the page asks about half a name, and saves it when it is a whole one (ACCOUNT-21)', async () => {
  const { posts } = renderScreen(
    '/account',
    { getAccount: noAccount, postAccount: { status: 1, info: '' } },
    { market: 'ph' },
  );
  const answer = async (button: string) =>
    userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Is this your whole name?' })).getByRole('button', {
        name: button,
      }),
    );
  await userEvent.type(await screen.findByLabelText(number), '09171234567');
  await userEvent.type(screen.getByLabelText('Account name'), 'Juan');
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  await answer('Edit');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  await answer("It's my whole name");
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(posts('/wallet/account/')).toHaveLength(1));
  expect(await posts('/wallet/account/')[0]?.clone().json()).toMatchObject({ accountName: 'Juan' });
});

it('the account page shows no status while there is no account', async () => {
  renderScreen('/account', { getAccount: noAccount });
  await screen.findByRole('button', { name: 'Save account' });
  expect(screen.queryByText(/No account yet|Please check again/)).toBeNull();
});

it('a number with spaces, dots and dashes is confirmed and sent without them (ACCOUNT-2, ACCOUNT-14, ROUTE-4)', async () => {
  const { posts } = renderScreen('/account', { getAccount: noAccount, postAccount: { status: 1, info: '' } });
  await userEvent.type(await screen.findByLabelText(number), ' 0812-3456.78 90');
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('0812 3456 7890')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(posts('/wallet/account/')).toHaveLength(1));
  const sent = { accountNo: '081234567890', mobile: '081234567890' };
  expect(await posts('/wallet/account/')[0]?.clone().json()).toMatchObject(sent);
});

describe('eleven digits that are a phone and a CPF (ACCOUNT-16)', () => {
  const submitDigits = async (postAccount: { status: number; info: string }) => {
    const rendered = renderScreen('/account', { getAccount: noAccount, postAccount }, { market: 'br' });
    await userEvent.type(await screen.findByLabelText(number), '11 98765-4374');
    await userEvent.type(screen.getByLabelText('Account name'), 'Maria Clara');
    await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
    return rendered;
  };
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it.each([
    ['Phone', '(11)\u00a098765-\u20604374', '+55 (11) 98765-\u20604374', { keyKind: 'PHONE', mobile: '11987654374' }],
    ['CPF', '119.876.543-\u206074', '119.876.543-\u206074', { keyKind: 'CPF', mobile: '' }],
  ])('the page asks about eleven digits; %s %s is confirmed as %s and sent', async (kind, written, no, sent) => {
    const { posts } = await submitDigits({ status: 1, info: '' });
    const question = await dialog('Phone or CPF?');
    expect(question.getAllByRole('button').map((button) => button.dataset['tone'])).toEqual(['soft', 'soft']);
    await userEvent.click(question.getByText(`${kind} ${written}`, { normalizer: String }));
    const confirm = await dialog('Is this correct?');
    expect([confirm.getByText(no), confirm.getByText(kind)]).toHaveLength(2);
    await userEvent.click(confirm.getByRole('button', { name: 'Yes, save' }));
    await waitFor(() => expect(posts('/wallet/account/')).toHaveLength(1));
    expect(await posts('/wallet/account/')[0]?.clone().json()).toMatchObject({ accountNo: '11987654374', ...sent });
  });

  it('the page sends nothing when the question is closed, and keeps the input', async () => {
    const { posts } = await submitDigits({ status: 1, info: '' });
    await dialog('Phone or CPF?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts('/wallet/account/')).toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>(number).value).toBe('11 98765-4374');
  });
});

it('the page sends the kind of key to a server that asks for it (ACCOUNT-16)', async () => {
  const { posts } = renderScreen(
    '/account',
    { getAccount: noAccount, postAccount: { status: 2, info: accountInfos.whichKey } },
    { market: 'br' },
  );
  await userEvent.type(await screen.findByLabelText(number), '123.456.789-09');
  await userEvent.type(screen.getByLabelText('Account name'), 'Maria Clara');
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Phone or CPF?' })).getByText(/^CPF /));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
  await waitFor(() => expect(posts('/wallet/account/')).toHaveLength(2));
  expect(await posts('/wallet/account/')[1]?.clone().json()).toMatchObject({ keyKind: 'CPF' });
});

it('a number pasted with invisible characters is taken as what it looks like (ACCOUNT-14)', async () => {
  renderScreen('/account', { getAccount: noAccount });
  await userEvent.click(await screen.findByLabelText(number));
  await userEvent.paste('\u20680812\u20113456 7890\u2069');
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  expect(within(await screen.findByRole('dialog')).getByText('0812 3456 7890')).toBeTruthy();
});

it.each([
  ['br', { ...accounts.br, accountNo: '12345678909', keyKind: 'CPF' as const }, 'CPF · 12••••09'],
  ['id', accounts.id, '08••••90'],
] as const)(
  'the stored account of %s says what its number is where it can be several things',
  async (market, account, shown) => {
    renderScreen('/account', { getAccount: account }, { market });
    await screen.findByText(shown);
  },
);

const enter = async (no: string) => {
  await userEvent.type(await screen.findByLabelText(number), no);
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
};

it('a guest is asked to log in, and nothing is sent (ACCOUNT-3)', async () => {
  const { posts, requests, simulator } = renderScreen('/account', { getUserInfo: guestUser }, { token: '' });
  await enter('081234567890');
  const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
  expect(dialog.textContent).toContain('Log in to add your e-\u2060wallet account.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
  expect(simulator.log.map((entry) => 'name' in entry && entry.name)).toContain('loginGoogle');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in to continue' })).toBeNull());
  // There is nothing to confirm either.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([posts('/wallet/account/'), requests.filter(({ url }) => url.includes('/wallet/account'))]).toEqual([[], []]);
});

it.each([
  ['a reason that is not known', { status: 0, info: 'FULL MOON' }],
  ['a failed call', trouble({ code: 500 })],
])('a dialog says that an account is refused, and the input stays: %s (ACCOUNT-12)', async (_, postAccount) => {
  renderScreen('/account', { getAccount: noAccount, postAccount });
  await enter('081234567890');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Account not saved' });
  expect(dialog.textContent).toContain('Your account could not be saved. Please check the details and try again.');
  expect(screen.getByLabelText<HTMLInputElement>(number).value).toBe('081234567890');
});

it.each([
  ['id', 'GoPay', 'GoPay phone number'],
  ['ph', 'GrabPay', 'GrabPay mobile number'],
  ['br', 'Pix', 'Pix key'],
] as const)(
  'the form of %s asks for the number in the words of the e-wallet that is chosen: %s (ACCOUNT-2)',
  async (market, wallet, label) => {
    renderScreen('/account', { getAccount: noAccount }, { market });
    await userEvent.click(await screen.findByRole('radio', { name: wallet }));
    expect(screen.getByLabelText(label).tagName).toBe('INPUT');
  },
);

it('what is wrong with a number is told until it changes, in a toast and beside the field (ACCOUNT-11)', async () => {
  renderScreen('/account', { getAccount: noAccount });
  await enter('0812');
  const words = /^Too few digits/;
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  await userEvent.type(screen.getByLabelText(number), '3');
  expect(screen.queryByText(words)).toBeNull();
});
