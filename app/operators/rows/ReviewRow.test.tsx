import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { confirmWith, accepted, openDesk, openRow } from '../../testing/pages/operatorPage';

it('a review passes or is rejected with its reason, only when confirmed, each decision under a key of its own (REVIEW-6)', async () => {
  const { posts } = await openDesk('reviews/7001', { postReviewProcess: accepted });
  await userEvent.click(await screen.findByRole('button', { name: /^Pass.· Rp.1\.000 Sari Wulandari$/ }));
  await confirmWith('Cancel');
  expect(posts('/review/process')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /^Pass.· Rp.1\.000 Sari Wulandari$/ }));
  await confirmWith(/^Pass/);
  await waitFor(() => expect(posts('/review/process')).toHaveLength(1));
  await openRow(7002);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject: screenshot Angelo Reyes' }));
  await confirmWith('Reject: screenshot');
  await waitFor(() => expect(posts('/review/process')).toHaveLength(2));
  const queries = posts('/review/process').map((request) => Object.fromEntries(new URL(request.url).searchParams));
  expect(queries).toEqual([
    { taskRecordId: '7001', action: 'pass' },
    { taskRecordId: '7002', action: 'reject', reason: '4' },
  ]);
  expect(new Set(posts('/review/process').map((request) => request.headers.get('idempotency-key'))).size).toBe(2);
});

it('a review that another operator has decided is reported as decided (OPS-6)', async () => {
  await openDesk('reviews/7001', { postReviewProcess: { status: 2, info: 'BAD STATUS' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Pass\W.* Sari/ }));
  await confirmWith(/^Pass/);
  expect((await screen.findByRole('alert')).textContent).toContain('Not\u00a0done: already decided');
});

it('what passes a review and what rejects it look different (OPS-49)', async () => {
  await openDesk('reviews/7001');
  const pass = await screen.findByRole('button', { name: /^Pass/ });
  expect(pass.getAttribute('data-act')).toBe('give');
  expect(screen.getByRole('button', { name: /^Reject: comment/ }).getAttribute('data-act')).toBe('refuse');
});
