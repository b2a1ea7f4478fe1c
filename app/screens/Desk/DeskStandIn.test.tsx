import { exampleApprovals } from '@tally/contract/fixtures/approvals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { confirmWith, done, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

const shut = trouble({ code: 460 });

it('a stand-in, whose key may only approve, opens the desk, sees what waits and approves it (OPS-67)', async () => {
  const { posts } = openOperatorPage(
    { getApprovals: exampleApprovals, postApproval: done, getPayouts: shut, getWaitingReviews: shut },
    '/desk#approvals',
  );
  await enterKey();
  await userEvent.click(await screen.findByRole('button', { name: '5' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Approve Pay withdrawal 4111/ }));
  await confirmWith('Approve');
  await waitFor(() => expect(posts('/approval')).toHaveLength(1));
});
