import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import type { Closable } from '@tally/contract/rules/marketRules';
import { taskTypes } from '@tally/contract/tasks/task';
import { describe, expect, it } from 'vitest';
import { homeState, type HomeInput } from '../homeState';

const session = { pkgName: 'com.tally.rewards', market: 'id', locale: 'id', sdk: 815, appVersion: '' } as const;
const offer = { amounts: withdrawOptionLists.id, from: 0, window: null, said: true };
const at = { session, notices: [], ms: Date.UTC(2026, 2, 5, 5) };

describe('what the market has closed for now (RULES-4)', () => {
  const active = { ...at, user: { ...activeUsers.id, cash: 0 }, tasks: freshTasks };
  const closing = (...closed: Closable[]): Partial<HomeInput> => ({ rules: rulesClosing('id', ...closed) });

  it('a closed task says so, does not count in the day and is not the next thing to do', () => {
    const { tasks, day, next } = homeState({ ...active, ...closing('checkin') });
    expect(tasks.map(({ state }) => state)).toEqual(['closed', 'ready', 'ready', 'ready', 'ready']);
    expect([day, next]).toEqual([{ total: 4, done: 0 }, 'lottery']);
  });
  it('the day is finished when every task that is open is done', () => {
    const tasks = freshTasks.map((one) => ({ ...one, count: one.taskType === 'quiz' ? 0 : one.maxCount }));
    expect(homeState({ ...active, tasks, ...closing('quiz') })).toMatchObject({
      day: { total: 4, done: 4 },
      chance: 'tomorrow',
    });
  });
  it('a task that was finished before it was closed stays finished', () => {
    const tasks = freshTasks.map((one) => ({ ...one, count: one.taskType === 'checkin' ? 1 : 0 }));
    expect(homeState({ ...active, tasks, ...closing('checkin') }).tasks[0]?.state).toBe('finished');
  });
  it('in a market that has closed every task, each card says so', () => {
    const { tasks, day, chance, next } = homeState({ ...active, ...closing(...taskTypes) });
    expect(tasks.every(({ state }) => state === 'closed')).toBe(true);
    expect([day, chance, next]).toEqual([undefined, undefined, undefined]);
  });
  it('nobody is sent to withdrawals that are closed (HOME-6, HOME-27)', () => {
    const rich = { ...active, user: { ...activeUsers.id, cash: 4850 }, offer };
    expect(homeState(rich)).toMatchObject({ next: 'withdraw', newbie: { possible: 1000 } });
    const closed = homeState({ ...rich, ...closing('withdrawals') });
    expect(closed.next).toBe('checkin');
    expect(closed).not.toHaveProperty('newbie');
  });
});

it("the numbers of home are those of the market's document, and a guest's as well (RULES-2)", () => {
  const usual = rulesClosing('id');
  const rules = {
    ...usual,
    coinRates: usual.coinRates.map((rate) => ({ ...rate, coins: rate.coins * 4 })),
    withdrawAmounts: [300, 3000],
    inviteReward: 900,
  };
  const guest = homeState({ ...at, user: guestUser, rules });
  expect([guest.coinRate, guest.inviteReward]).toEqual([40, 900]);
  expect(homeState({ ...at, user: guestUser, rules: usual })).not.toHaveProperty('inviteReward');
});
