import { noFeedback } from '@tally/contract/people/feedback';
import { openFeedback, repliedFeedback, twiceRepliedFeedbacks } from '@tally/contract/fixtures/feedback';
import { guestUser } from '@tally/contract/fixtures/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CreatedApp } from '../../createApp';
import { trouble, type Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import './FeedbackScreen';

/** Fills the form in and sends it. */
async function send({ content = 'My money did not come.', contact = '0812345678', type = 'Other' } = {}) {
  const person = userEvent.setup();
  await screen.findByLabelText('Your message');
  if (type) await person.click(screen.getByText(type));
  if (content) await person.type(screen.getByLabelText('Your message'), content);
  if (contact) await person.type(screen.getByLabelText('How can we reach you?'), contact);
  await person.click(screen.getByRole('button', { name: 'Submit' }));
}

it('the form sends type, content and contact, shows a dialog and then a toast, and is empty again (FEEDBACK-5, ROUTE-9)', async () => {
  const { posts } = renderScreen('/feedback', { getFeedback: noFeedback, postFeedback: { status: 1, info: '' } });
  await send();
  expect(await screen.findByRole('dialog', { name: 'Thank you!' })).toBeTruthy();
  expect(await posts('/opt/feedback')[0]?.json()).toEqual({
    type: 3,
    content: 'My money did not come.',
    contact: '0812345678',
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
  expect(screen.queryByText('Sent')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Sent')).toBeTruthy();
});

it.each([
  ['a type first', { type: '' }, 'Please choose a type first'],
  ['content', { content: 'too few' }, 'Please write at least 10 characters'],
  ['contact', { contact: '081234' }, 'Please leave a contact with at least 8 characters'],
])(
  'the form asks for %s in a toast and beside the field, in the same words, and sends nothing (FEEDBACK-4)',
  async (_, given, message) => {
    const { posts } = renderScreen('/feedback', { getFeedback: noFeedback });
    await send(given);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    // A screen reader says it once, with the field.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(posts('/opt/feedback')).toHaveLength(0);
  },
);

it('the toast about a field goes when the field changes, with what stands beside it (FEEDBACK-4, DIALOG-3)', async () => {
  renderScreen('/feedback', { getFeedback: noFeedback });
  await send({ content: 'too few' });
  const message = 'Please write at least 10 characters';
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  await userEvent.type(screen.getByLabelText('Your message'), '!');
  expect(screen.queryByText(message)).toBeNull();
});

it('the counter shows what counts, a field takes no more, and the server gets what was counted (TEXT-13)', async () => {
  const { posts } = renderScreen('/feedback', { getFeedback: noFeedback, postFeedback: { status: 1, info: '' } });
  const person = userEvent.setup();
  const [message, contact] = [
    await screen.findByLabelText('Your message'),
    screen.getByLabelText('How can we reach you?'),
  ];
  await person.click(message);
  await person.paste(`\u202e${'\u{1f600}'.repeat(12)}\u200b \u2066`);
  expect(screen.getByText('12/200')).toBeTruthy();
  await person.click(contact);
  await person.paste('0'.repeat(45));
  expect(screen.getByText('40/40')).toBeTruthy();
  await person.click(screen.getByText('Other'));
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(posts('/opt/feedback')).toHaveLength(1));
  expect(await posts('/opt/feedback')[0]?.json()).toEqual({
    type: 3,
    content: '\u{1f600}'.repeat(12),
    contact: '0'.repeat(40),
  });
});

it.each([
  ['id', 1],
  ['ph', 0],
  ['br', 0],
] as const)('the form asks for the type in Indonesia only: %s (FEEDBACK-2, PERSON-6)', async (market, asked) => {
  renderScreen('/feedback', { getFeedback: noFeedback }, { market });
  await screen.findByLabelText('Your message');
  expect(screen.queryAllByLabelText('Withdrawal not received')).toHaveLength(asked);
});

it('the feedback page shows the reply (status 9) and nothing before it (FEEDBACK-1)', async () => {
  const { requests } = renderScreen('/feedback', { getFeedback: openFeedback });
  await waitFor(() => expect(requests.some((request) => request.url.includes('/opt/feedback'))).toBe(true));
  expect(screen.queryByRole('region', { name: 'Our reply' })).toBeNull();
});
it('the reply shows issue, answer and time (FEEDBACK-1, FEEDBACK-8)', async () => {
  renderScreen('/feedback', { getFeedback: repliedFeedback });
  const reply = within(await screen.findByRole('region', { name: 'Our reply' }));
  expect(reply.getByText(repliedFeedback.reply)).toBeTruthy();
  expect(reply.getByText(repliedFeedback.issue)).toBeTruthy();
});

it('replies of two messages are read together, the earlier one first, until the page is left (FEEDBACK-13)', async () => {
  const replies: Replies = { getFeedback: twiceRepliedFeedbacks.en };
  let app: CreatedApp | undefined;
  renderScreen('/feedback', replies, {
    onReady: (created) => {
      app = created;
    },
  });
  const go = (path: string) => act(() => app?.context.navigation.go(path));
  const names = async () =>
    (await screen.findAllByRole('region', { name: /^Our reply/ })).map((block) => block.textContent ?? '');
  const [newer, earlier] = twiceRepliedFeedbacks.en.replies;
  const [first = '', second = ''] = await names();
  expect(first).toContain('Our reply 1 of 2');
  expect(first).toContain(earlier?.reply);
  expect(second).toContain('Our reply 2 of 2');
  expect(second).toContain(newer?.reply);
  go('/opt/moreapps');
  await screen.findByRole('heading', { name: 'More apps' });
  go('/feedback');
  const [again = '', ...others] = await names();
  expect(again).toContain(newer?.reply);
  expect(others).toEqual([]);
});

it('a reply that was not read is shown although another message was sent after it (FEEDBACK-13)', async () => {
  const { replies } = repliedFeedback;
  renderScreen('/feedback', { getFeedback: { ...openFeedback, id: 42, replies } });
  expect((await screen.findByRole('region', { name: 'Our reply' })).textContent).toContain(repliedFeedback.reply);
});

it('replies that could not be loaded say so and why, with a way to try again (DIALOG-5)', async () => {
  renderScreen('/feedback', { getFeedback: trouble({ code: 500 }) });
  expect(await screen.findByText(/^Replies could not be loaded\. Something went wrong on our side/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('a guest is asked to log in and sends nothing (PERSON-4)', async () => {
  const { posts } = renderScreen('/feedback', { getUserInfo: guestUser }, { token: '' });
  await send();
  expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
  expect(posts('/opt/feedback')).toHaveLength(0);
});

it('the feedback page says from when to when help is there, in whose zone, and when an answer comes (FEEDBACK-6, FEEDBACK-7, TIME-5)', async () => {
  renderScreen('/feedback', { getFeedback: noFeedback });
  expect(await screen.findByText('Help hours: 09.00–\u206018.00 WIB')).toBeTruthy();
  expect(screen.getByText('We reply within 3 working days.')).toBeTruthy();
});
