import { reviewIn, reviewStates as samples } from '@tally/contract/fixtures/review';
import { expect, it } from 'vitest';
import { rejectText, reviewOffers, reviewStates, reviewStatusText } from './reviewRules';

it.each([
  ['unassigned', 'unassigned', 'reviewtask.status_0', ['start'], undefined],
  ['assigned', 'assigned', 'reviewtask.status_1', ['store'], undefined],
  ['rated', 'rated', 'reviewtask.send_screenshot', ['upload', 'store'], undefined],
  ['waiting', 'rated', 'reviewtask.status_2', [], undefined],
  ['wrongComment', 'retry', 'reviewtask.status_4', ['upload', 'store'], 'reviewtask.reject_3'],
  ['wrongScreenshot', 'retry', 'reviewtask.status_4', ['upload', 'store'], 'reviewtask.reject_4'],
  ['repeated', 'closed', 'reviewtask.status_5', [], 'reviewtask.reject_5'],
  ['closed', 'closed', 'reviewtask.status_5', [], undefined],
  ['passed', 'passed', 'reviewtask.status_7', [], undefined],
  ['rewarded', 'rewarded', 'reviewtask.status_3', [], undefined],
] as const)('%s: the card is %s, says %s, offers %j, reason %s', (sample, state, text, offers, reason) => {
  const task = reviewIn('id', samples[sample]);
  expect([reviewStates[task.status], reviewStatusText(task), reviewOffers(task), rejectText(task)]).toEqual([
    state,
    text,
    offers,
    reason,
  ]);
});
