import { noFeedback } from '@tally/contract/people/feedback';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import './FeedbackScreen';

/** Fills the form in and sends it. */
async function send() {
  await userEvent.click(await screen.findByText('Other'));
  await userEvent.type(screen.getByLabelText('Your message'), 'My money did not come.');
  await userEvent.type(screen.getByLabelText('How can we reach you?'), '0812345678');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

it.each([
  ['the server failed', trouble({ code: 500 }), /^Your message could not be sent/],
  ['nothing came', trouble('offline'), /connection|offline/],
  ['too many people are here', trouble({ http: 429 }), /^We.re very busy/],
])(
  'a message that was not sent is told by a line above the button, in no toast, until it is sent again: %s (FEEDBACK-11)',
  async (_, reply, words) => {
    let isBroken = true;
    const { services } = renderScreen('/feedback', {
      getFeedback: noFeedback,
      postFeedback: () => (isBroken ? reply : { status: 1, info: '' }),
    });
    await send();
    await vi.waitFor(() => {
      services.advance(1000);
      screen.getByRole('alert');
    });
    const line = screen.getByRole('alert');
    expect(line.textContent).toMatch(words);
    const button = screen.getByRole('button', { name: 'Submit' });
    expect(line.closest('form')).toBe(button.closest('form'));
    expect(line.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('My money did not come.');
    isBroken = false;
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Thank you!' });
    expect(screen.queryByText(words)).toBeNull();
  },
);

it('the technical details lie behind one line (FEEDBACK-14)', async () => {
  renderScreen('/feedback', { getFeedback: noFeedback });
  const line = await screen.findByText('Technical details');
  const details = screen.getByRole('button', { name: 'Copy technical details' }).closest('details');
  expect(details?.open).toBe(false);
  await userEvent.click(line);
  expect(details?.open).toBe(true);
});

it('the copied details carry the network (HOST-6), what was left out, and refusals without anything personal', async () => {
  const { services } = renderScreen(
    '/feedback',
    { getFeedback: noFeedback, postFeedback: trouble({ code: 409, msg: 'sari@mail.example is blocked' }) },
    { scenario: { network: '3g' }, onReady: ({ context }) => context.droppedItems.add('/opt/moreapps') },
  );
  await send();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Copy technical details' }));
  await waitFor(() => expect(services.copied).toHaveLength(1));
  const lines = services.copied[0]?.split('\n') ?? [];
  expect(lines.slice(0, 5)).toEqual([
    'app com.tally.rewards 1.0',
    'sdk 815',
    'market id, text en',
    'online, network 3g',
    'back: the phone app asks the page',
  ]);
  expect(lines.slice(6)).toEqual([
    'left out /opt/moreapps 1',
    'refused 2026-01-15T05:00:00.000Z /opt/feedback 409 *** is blocked',
  ]);
});

it.each([
  [
    'a phone app that does not ask',
    { back: 'steps' as const },
    ['back: the phone app does not ask the page (onHostBack)'],
  ],
  [
    'a phone app that does not say',
    { host: 'partial' as const, missing: ['callsHostBack' as const] },
    ['back: the phone app does not ask the page (onHostBack)'],
  ],
  ['no phone app', { host: 'absent' as const }, []],
])('the copied details tell of %s before back (HOST-12)', async (_, scenario, told) => {
  const { services } = renderScreen('/feedback', { getFeedback: noFeedback }, { scenario });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy technical details' }));
  await waitFor(() => expect(services.copied).toHaveLength(1));
  expect(services.copied[0]?.split('\n').filter((line) => line.startsWith('back'))).toEqual(told);
});
