import { exampleApprovals } from '@tally/contract/fixtures/approvals';
import { exampleQueues } from '@tally/contract/fixtures/operator';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { confirmWith, accepted, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

const shut = trouble({ code: 460 });

it('a stand-in, whose key may only approve, opens the desk, sees what waits and approves it (OPS-67)', async () => {
  const { posts } = openOperatorPage(
    { getApprovals: exampleApprovals, postApproval: accepted, getPayouts: shut, getWaitingReviews: shut },
    '/desk#approvals',
  );
  await enterKey();
  await userEvent.click(await screen.findByRole('button', { name: '5' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Approve Pay withdrawal 4111/ }));
  await confirmWith('Approve');
  await waitFor(() => expect(posts('/approval')).toHaveLength(1));
});

it.each([
  [false, 1],
  [true, 0],
])(
  'with a second operator: %s, the desk says %s times at its top what nobody can approve (OPS-35)',
  async (hasSecond, times) => {
    openOperatorPage({ getQueues: { ...exampleQueues, hasSecond } }, '/desk');
    await enterKey();
    await screen.findByText('Signed in as budi');
    expect(screen.queryAllByText(/^There is no second operator: nothing above your limit/)).toHaveLength(times);
  },
);
