import { dayMs, hourMs } from '@tally/contract/limits';
import { freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { beforeEach, expect, it } from 'vitest';
import type { OpenedHome } from '../../session/lastNumbers';
import { lowerFinishedRows, releaseRows } from './finishedRows';

/** 20:00 in Jakarta. */
const at = Date.UTC(2026, 10, 18, 13);
const last: OpenedHome = {
  at,
  ms: at + 3 * hourMs,
  offset: 7 * hourMs,
  user: activeUsers.id,
  tasks: midwayTasks,
};
const lowered = () => [...document.querySelectorAll('[data-finished]')].map((row) => row.getAttribute('data-tap'));
beforeEach(() => {
  document.body.innerHTML = '<div data-tap="task:checkin"></div><div data-tap="task:lottery"></div>';
});

it('the row of a task that was finished today is low until React draws it', () => {
  lowerFinishedRows(document, last);
  expect(lowered()).toEqual(['task:checkin']);
  releaseRows(document);
  expect(lowered()).toEqual([]);
});

it('on another day of the market every task is open again (TASK-25)', () => {
  lowerFinishedRows(document, { ...last, ms: at + 4 * hourMs });
  lowerFinishedRows(document, { ...last, ms: at + dayMs });
  expect(lowered()).toEqual([]);
});

it('where no task was finished nothing is lowered', () => {
  lowerFinishedRows(document, { ...last, tasks: freshTasks });
  expect(lowered()).toEqual([]);
});
