import {
  exampleClosedMessage,
  exampleMessage,
  exampleMessages,
  exampleMoreMessages,
  noMessages,
} from '@tally/contract/fixtures/messages';
import { messageTemplateTexts } from '@tally/contract/operator/messageTemplates';
import { hourMs } from '@tally/contract/limits/time';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../../testing/fakeServer';
import { memoryStorage } from '../../../testing/memoryStorage';
import type { RenderScreenOptions } from '../../../testing/renderScreen';
import { confirmWith, accepted, openDesk } from '../../../testing/pages/operatorPage';

/** Opens the messages of the page's market. */
async function openMessages(replies: Replies = {}, more: RenderScreenOptions = {}, place = 'messages') {
  const page = await openDesk(
    place,
    { getMessages: exampleMessages, getMessage: { messages: [exampleMessage] }, ...replies },
    more,
  );
  const part = within(await screen.findByRole('region', { name: 'Messages' }));
  return { ...page, part };
}
async function openFirst(replies: Replies = {}) {
  const opened = await openMessages(replies);
  await userEvent.click(await opened.part.findByRole('link', { name: /Sari Dewi/ }));
  await opened.part.findByText('Message 41', { exact: false });
  return opened;
}
const answerField = () => screen.getByLabelText<HTMLTextAreaElement>('Answer');
const asked = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);

it('messages are loaded only when their queue is opened, because each list reads personal data (OPS-37, OPS-39)', async () => {
  const { requests } = await openDesk('pay', { getMessages: exampleMessages });
  const lists = () => requests.filter(({ url }) => url.includes('/opt/messages'));
  const link = await screen.findByRole('link', { name: /^Messages/ });
  await screen.findByRole('table', { name: 'Pending withdrawals' });
  expect(lists()).toEqual([]);
  await userEvent.click(link);
  await screen.findByRole('link', { name: /Sari Dewi/ });
  expect(lists()).toHaveLength(1);
});

it('a list says who wrote about what and how long they wait; what they wrote is text (OPS-39)', async () => {
  const serverTime = (exampleMoreMessages.items[0]?.since ?? 0) + 26 * hourMs;
  const { part, requests } = await openMessages({ getMessages: exampleMoreMessages }, { serverTime });
  expect(await part.findByText('Withdrawal 4104', { exact: false })).toBeTruthy();
  expect(part.getByText('Has written before about the same')).toBeTruthy();
  expect(part.getByText('26 h', { exact: false }).textContent).toBe('26\u00a0h late');
  expect(part.getByText('23 h')).toBeTruthy();
  expect(part.getByText('#94')).toBeTruthy();
  expect(part.getByText('I watched the whole video <b>twice</b> and got no coins.')).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Next page' }));
  await part.findByRole('button', { name: 'First page' });
  const lists = requests.filter(({ url }) => url.includes('/opt/messages'));
  expect(asked(lists[0])).toEqual({ market: 'id', state: 'open' });
  expect(asked(lists.at(-1))).toEqual({
    market: 'id',
    state: 'open',
    since: String(exampleMoreMessages.next.since),
    after: '44',
  });
});

it('answered and closed messages have lists of their own (OPS-39)', async () => {
  const { part, requests } = await openMessages({ getMessages: noMessages });
  await userEvent.click(part.getByRole('tab', { name: 'Closed' }));
  expect(await part.findByText('No messages here')).toBeTruthy();
  expect(asked(requests.findLast(({ url }) => url.includes('/opt/messages')))).toMatchObject({ state: 'closed' });
});

it('one message stands beside the withdrawal, its steps, the balances and what was written before (OPS-39)', async () => {
  const { part } = await openFirst();
  expect(part.getByText('s••••@••••.example', { exact: false })).toBeTruthy();
  expect(part.getByText('How long does a withdrawal take?')).toBeTruthy();
  expect(part.getByText(/^Withdrawal 4104 · Rp.20\.000$/)).toBeTruthy();
  expect(part.getByText('DANA 08••••90')).toBeTruthy();
  expect(part.getAllByText('With the provider: batch 36')).toBeTruthy();
  expect(part.getByText('Number seen before')).toBeTruthy();
  expect(part.getByText(/^Rp.2\.400$/)).toBeTruthy();
  expect(part.getByText('Latest transfers')).toBeTruthy();
});

it('an answer in own words is sent for the message as it was read, after a question (OPS-40, OPS-41)', async () => {
  const { posts } = await openFirst({ postMessageAnswer: accepted });
  await userEvent.type(answerField(), ' It was paid today. ');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await confirmWith('Send answer');
  await waitFor(() => expect(posts('/opt/message/answer')).toHaveLength(1));
  expect(asked(posts('/opt/message/answer')[0])).toEqual({ id: '41', version: '3' });
  expect(await posts('/opt/message/answer')[0]?.json()).toEqual({ words: 'It was paid today.' });
  await waitFor(() => expect(answerField().value).toBe(''));
});

it("a template is shown in the person's language, and sent as a template unless it was changed (OPS-40)", async () => {
  const { posts } = await openFirst({ postMessageAnswer: accepted });
  await userEvent.click(screen.getByRole('button', { name: 'Being checked' }));
  expect(answerField().value).toBe(messageTemplateTexts.id.checking);
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await confirmWith('Send answer');
  await waitFor(() => expect(posts('/opt/message/answer')).toHaveLength(1));
  expect(await posts('/opt/message/answer')[0]?.json()).toEqual({ template: 'checking' });
});

it.each([
  ['nobody knows', trouble({ code: 500 }), undefined],
  ['another operator was faster', { status: 2, info: 'MESSAGE CHANGED' }, /^Not done: another operator or the person/],
  ['there is no room for it', { status: 2, info: 'TOO LONG' }, /^Not sent: the answers/],
  ['it is closed', { status: 2, info: 'MESSAGE CLOSED' }, /^Not done: this message is closed/],
] as const)('an answer that was not taken stays in its field: %s (OPS-41)', async (_, postMessageAnswer, said) => {
  const { part } = await openFirst({ postMessageAnswer });
  await userEvent.type(answerField(), 'It was paid today.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await confirmWith('Send answer');
  if (said) expect(await part.findByText(said)).toBeTruthy();
  else expect((await screen.findByRole('alert')).textContent).toContain('ERROR!');
  expect(answerField().value).toBe('It was paid today.');
});

it('a message is closed after a question, and a closed one has no form (OPS-41)', async () => {
  const { posts } = await openFirst({ postMessageClose: accepted });
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await confirmWith('Close message');
  await waitFor(() => expect(posts('/opt/message/close')).toHaveLength(1));
  expect(asked(posts('/opt/message/close')[0])).toEqual({ id: '41', version: '3' });
});

it('a closed message shows its answer and no form; the page says when a message is gone (OPS-41)', async () => {
  const { part } = await openMessages({ getMessage: { messages: [exampleClosedMessage] } });
  await userEvent.click(await part.findByRole('link', { name: /#94/ }));
  expect(await part.findByText(exampleClosedMessage.reply)).toBeTruthy();
  expect(part.getByText('Closed', { selector: 'p > span' })).toBeTruthy();
  expect(screen.queryByLabelText('Answer')).toBeNull();
  await userEvent.click(part.getByRole('button', { name: 'Back to the list' }));
  expect(await part.findByRole('link', { name: /#94/ })).toBeTruthy();
});

it('the page says when the key lacks the scope, and a failed list can be fetched again (OPS-34)', async () => {
  const { part } = await openMessages({ getMessages: trouble({ code: 460 }) });
  expect((await part.findByRole('alert')).textContent).toContain('Your key may not do this');
});

it('the answer follows the words of the person, before what else they have (OPS-39)', async () => {
  const { part } = await openFirst();
  const below = (node: HTMLElement) =>
    Boolean(node.compareDocumentPosition(answerField()) & Node.DOCUMENT_POSITION_PRECEDING);
  expect(below(part.getAllByText(exampleMessage.content).at(-1) as HTMLElement)).toBe(false);
  for (const words of ['Answer templates', /^Withdrawal 4104 · Rp.20\.000$/, 'Latest transfers'])
    expect(below(part.getByText(words))).toBe(true);
});

it('an unread message stands out until it is read, and stays read after a reload of the tab (OPS-39)', async () => {
  const sessionStorage = memoryStorage();
  const first = await openMessages({}, { sessionStorage });
  await userEvent.click(await first.part.findByRole('link', { name: /^Unread\s?Sari Dewi/ }));
  await userEvent.click(await first.part.findByRole('button', { name: 'Back to the list' }));
  expect(await first.part.findByRole('link', { name: /^Sari Dewi/ })).toBeTruthy();
  expect(first.part.getByRole('link', { name: /^Unread\s?#94/ })).toBeTruthy();
  cleanup();
  const { part } = await openMessages({}, { sessionStorage });
  expect(await part.findByRole('link', { name: /^Sari Dewi/ })).toBeTruthy();
});

it('the address names list and message (OPS-48)', async () => {
  const { part, requests } = await openMessages(
    { getMessage: { messages: [exampleClosedMessage] } },
    {},
    'messages/id/closed/44',
  );
  expect(await part.findByText(exampleClosedMessage.reply)).toBeTruthy();
  expect(part.getByRole('tab', { name: 'Closed' }).getAttribute('aria-selected')).toBe('true');
  expect(asked(requests.find(({ url }) => url.includes('/opt/message?')))).toEqual({ id: '44' });
});
