import { exampleInvalidAccount, noPayouts } from '@tally/contract/fixtures/payouts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { confirmWith, done, enterKey, openOperatorPage, payoutsSection } from '../../../testing/pages/operatorPage';

const sentTo = (posts: (path: string) => Request[], path: string) =>
  Object.fromEntries(new URL(posts(path)[0]?.url ?? '').searchParams);

it('a frozen person without a pending withdrawal is let go on by their number (OPS-13, OPS-27)', async () => {
  const { posts } = openOperatorPage({ getPayouts: noPayouts, postAccountStatus: done, postFreeze: done });
  await enterKey();
  const part = await payoutsSection();
  const field = await part.findByLabelText('User number');
  await userEvent.type(field, '7x');
  expect(part.getByText('Only the number of one person')).toBeTruthy();
  expect(part.queryByRole('button', { name: /account (in)?valid/ })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '71');
  expect(part.getByText(/it is not known whether they are frozen/)).toBeTruthy();
  expect(part.getByRole('button', { name: 'Mark account invalid' }).getAttribute('aria-disabled')).toBe('true');
  expect(part.getByRole('button', { name: 'Mark account valid' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(part.getByLabelText('Reason, to freeze or mark invalid'), 'no such number');
  await userEvent.click(part.getByRole('button', { name: 'Mark account valid' }));
  await confirmWith('Mark account valid');
  await waitFor(() => expect(posts('/wallet/account/status')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/account/status')).toEqual({
    userId: '71',
    action: 'restore',
    asOf: String(noPayouts.asOf),
    reason: 'no such number',
  });
  await userEvent.click(await part.findByRole('button', { name: 'Unfreeze this person' }));
  await confirmWith('Unfreeze this person');
  await waitFor(() => expect(posts('/wallet/freeze')).toHaveLength(1));
  expect(sentTo(posts, '/wallet/freeze')).toEqual({
    userId: '71',
    action: 'unfreeze',
    reason: 'no such number',
  });
  await userEvent.click(part.getByRole('button', { name: 'Mark account invalid' }));
  const said = (await screen.findByRole('dialog')).textContent;
  expect(said).toMatch(/^Account of \W?#71\W? invalid\?/);
  expect(said).toMatch(/Reason\W?no such number/);
});

it('of somebody whose state the page knows, only what changes it is offered by their number (OPS-13, OPS-27)', async () => {
  openOperatorPage({ getPayouts: exampleInvalidAccount });
  await enterKey();
  const part = await payoutsSection();
  await userEvent.type(await part.findByLabelText('User number'), '88');
  await userEvent.type(part.getByLabelText('Reason, to freeze or mark invalid'), 'a farm');
  for (const name of ['Freeze this person', 'Mark account valid'])
    expect(part.getByRole('button', { name })).toBeTruthy();
  for (const name of ['Unfreeze this person', 'Mark account invalid'])
    expect(part.queryByRole('button', { name })).toBeNull();
});
