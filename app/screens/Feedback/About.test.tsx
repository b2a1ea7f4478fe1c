import { noFeedback } from '@tally/contract/people/feedback';
import { guestUser, activeUsers } from '@tally/contract/fixtures/user';
import { passbooks } from '@tally/contract/fixtures/wallet';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CreatedApp } from '../../createApp';
import { trouble, type Replies } from '../../testing/fakeServer';
import { renderScreen, type RenderScreenOptions } from '../../testing/renderScreen';
import './FeedbackScreen';

const open = (replies: Replies = {}, options: RenderScreenOptions = {}) =>
  renderScreen(
    '/feedback',
    { getFeedback: noFeedback, getPassbook: passbooks.id, postFeedback: { status: 1, info: '' }, ...replies },
    options,
  );

async function writeAndSend() {
  await userEvent.type(screen.getByLabelText('Your message'), 'My money did not come.');
  await userEvent.type(screen.getByLabelText('How can we reach you?'), '0812345678');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}
const pick = async (label: string | RegExp) => userEvent.click(await screen.findByLabelText(label));
const which = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
const whichWithdrawal = 'Which withdrawal is it?';

it('a message about a withdrawal offers the last three, with amount, date and state (FEEDBACK-9, FEEDBACK-10)', async () => {
  const { posts } = open();
  await pick('Withdrawal not received');
  const choices = (await which(whichWithdrawal)).getAllByRole('radio');
  expect(choices).toHaveLength(3);
  await pick(/10\.000 .* · Paid$/);
  await writeAndSend();
  await waitFor(() => expect(posts('/opt/feedback')).toHaveLength(1));
  expect(await posts('/opt/feedback')[0]?.json()).toMatchObject({ type: 1, withdrawalId: passbooks.id[1]?.id });
});

it('the form offers no choice without withdrawals, or with a backend that does not number them (FEEDBACK-10)', async () => {
  const { requests } = open({ getPassbook: passbooks.id.map((entry) => ({ ...entry, id: 0 })) });
  await pick('Withdrawal not received');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('/wallet/passbook'))).toBe(true));
  expect(screen.queryByRole('radiogroup', { name: whichWithdrawal })).toBeNull();
});

it('a message about a task names it; only tasks that the person has are offered (FEEDBACK-9)', async () => {
  const { posts } = open({ getUserInfo: { ...activeUsers.id, showQuizTask: false, showLuckyTask: true } });
  await pick('App problem');
  expect((await which('Which task is it about?')).queryByLabelText('Quiz')).toBeNull();
  await pick('Lucky task');
  await writeAndSend();
  await waitFor(() => expect(posts('/opt/feedback')).toHaveLength(1));
  expect(await posts('/opt/feedback')[0]?.json()).toMatchObject({ type: 2, task: 'lucky' });
});

it('a problem of the app can be about no particular task, also after one was chosen (FEEDBACK-9)', async () => {
  const { posts } = open();
  await pick('App problem');
  await pick('Video');
  await pick('No particular task');
  await writeAndSend();
  await waitFor(() => expect(posts('/opt/feedback')).toHaveLength(1));
  expect(await posts('/opt/feedback')[0]?.json()).not.toHaveProperty('task');
});

it('a form without types asks what the message is about, and takes no answer too (FEEDBACK-9)', async () => {
  const { posts } = open({ getPassbook: passbooks.ph, getUserInfo: activeUsers.ph }, { market: 'ph' });
  await pick('A withdrawal');
  await pick(/· Paying$/);
  // Somebody who changes their mind sends nothing of it.
  await pick('Other');
  expect(screen.queryByRole('radiogroup', { name: whichWithdrawal })).toBeNull();
  await writeAndSend();
  await waitFor(() => expect(posts('/opt/feedback')).toHaveLength(1));
  expect(await posts('/opt/feedback')[0]?.json()).toEqual({
    type: 0,
    content: 'My money did not come.',
    contact: '0812345678',
  });
});

it('the choice stays when the message could not be sent (FEEDBACK-11)', async () => {
  open({ postFeedback: trouble({ code: 500 }) });
  await pick('Withdrawal not received');
  await pick(/10\.000 .* · Paid$/);
  await writeAndSend();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
  expect(screen.getByLabelText<HTMLInputElement>(/10\.000 .* · Paid$/).checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('My money did not come.');
  expect(screen.getByLabelText<HTMLInputElement>('How can we reach you?').value).toBe('0812345678');
});

it('a guest is not asked what it is about (FEEDBACK-9)', async () => {
  open({ getUserInfo: guestUser }, { token: '', market: 'ph' });
  await screen.findByLabelText('Your message');
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('OK below the thanks goes back two pages (FEEDBACK-5)', async () => {
  const opened: CreatedApp[] = [];
  renderScreen(
    '/tips/rules',
    {
      getUserInfo: activeUsers.ph,
      getMoreApps: [],
      getFeedback: noFeedback,
      getPassbook: passbooks.ph,
      postFeedback: { status: 1, info: '' },
    },
    { market: 'ph', onReady: (app) => void opened.push(app) },
  );
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  await title('Event rules');
  act(() => opened[0]?.context.navigation.go('/opt/moreapps'));
  await title('More apps');
  act(() => opened[0]?.context.navigation.go('/feedback'));
  await pick('Other');
  await writeAndSend();
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await title('Event rules');
});
