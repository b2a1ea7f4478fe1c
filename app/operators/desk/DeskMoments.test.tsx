import { exampleBatches } from '@tally/contract/fixtures/batches';
import { exampleSentPayouts } from '@tally/contract/fixtures/payouts';
import { examplePersonCard } from '@tally/contract/fixtures/personCard';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../testing/fakeServer';
import { enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

const openQueue = async (queue: string, replies: Replies = {}) => {
  const page = openOperatorPage(replies, `/desk#${queue}`);
  await enterKey();
  return page;
};

it('the moments of a page stand on one clock, which is named: of the chosen market, else of the operator (OPS-68)', async () => {
  const zones = () => [...new Set(document.body.textContent?.match(/\b(?:WIB|PHT|BRT)\b/g))];
  await openQueue('batches/ph', {
    getPayouts: { ...exampleSentPayouts, exports: exampleBatches.slice(0, 2) },
  });
  await screen.findAllByText(/PHT/);
  expect(zones()).toEqual(['PHT']);
  await userEvent.click(screen.getByRole('link', { name: /^Audit log/ }));
  await screen.findAllByText(/WIB/);
  expect(zones()).toEqual(['WIB']);
});

it('the card of a person of another market is on the clock of the operator too (OPS-68)', async () => {
  await openQueue('people/7', { getPersonCard: [{ ...examplePersonCard, market: 'br' }] });
  await screen.findAllByText(/WIB/);
  expect(document.body.textContent).not.toMatch(/BRT/);
});
