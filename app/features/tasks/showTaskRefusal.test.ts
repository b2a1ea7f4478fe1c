import { taskInfos, type TaskType } from '@tally/contract/tasks/task';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectDialog, selectToast } from '../../state/overlaysSlice';
import { createTestApp } from '../../testing/testApp';
import { showTaskRefusal } from './showTaskRefusal';

/** What is shown of a refusal at this time of Jakarta. */
function shownAt(task: TaskType, info: string, hour: number, minute = 0) {
  const { store, context } = createTestApp({});
  vi.spyOn(context.clock, 'now').mockReturnValue(Date.UTC(2026, 2, 5, hour - 7, minute));
  store.dispatch(showTaskRefusal(task, info, 'id'));
  const { kind, params } = selectDialog(store.getState()) ?? {};
  return kind ? [kind, params] : selectToast(store.getState())?.kind;
}

describe('"try later" while the counters are reset is shown as the limit dialog (TASK-4)', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(['lottery', 'videoad'] as const)('%s: until 01:00, and never after it', (task) => {
    expect(shownAt(task, taskInfos.later, 0, 0)).toEqual(['tasks.limit', { task, opensAt: '01.00' }]);
    expect(shownAt(task, taskInfos.later, 0, 59)).toEqual(['tasks.limit', { task, opensAt: '01.00' }]);
    expect(shownAt(task, taskInfos.later, 1, 0)).toBe('tasks.tryLater');
  });

  it('a refusal without such an hour says to try again later', () => {
    expect(shownAt('checkin', taskInfos.later, 0, 30)).toBe('tasks.tryLater');
    expect(shownAt('lottery', taskInfos.needDraw, 0, 30)).toBe('tasks.tryLater');
  });
});

it('the page says that a task was closed meanwhile, and fetches the rules again (RULES-4)', async () => {
  const { store, requests } = createTestApp({});
  store.dispatch(showTaskRefusal('videoad', taskInfos.closed, 'id'));
  expect(selectDialog(store.getState())).toMatchObject({ kind: 'tasks.closed', params: { task: 'videoad' } });
  await vi.waitFor(() => expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/event/v1/market/rules']));
});
