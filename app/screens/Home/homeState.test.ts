import { usualMarketRules } from '@tally/contract/fixtures/marketRules';
import { freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser, withdrawnUsers } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { dayMs } from '@tally/contract/limits/time';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../session/lastNumbers';
import { homeState, type HomeInput } from './homeState';

const session = { pkgName: 'com.tally.rewards', market: 'id', locale: 'id', sdk: 815, appVersion: '' } as const;
const at = { session, notices: [], ms: Date.UTC(2026, 2, 5, 5) };

/** What the server offers: these amounts, the next one from this moment on (ms since the epoch; 0: now). */
const offering = (amounts: Offer['amounts'], from = 0): Offer => ({ amounts, from, window: null, said: true });
const usual = offering(withdrawOptionLists.id);

it('a number that is not known is never shown as 0 (MONEY-9)', () => {
  const { coin, cash, tasks, freshness } = homeState(at);
  expect([coin, cash, freshness]).toEqual([undefined, undefined, 'loading']);
  expect(tasks.every((task) => task.count === undefined && task.state === 'loading')).toBe(true);
});

it.each([
  ['no network', { offline: true }, 'offline'],
  ['a server that fails', { failed: true }, 'stale'],
] as const)('%s keeps the last numbers and says so (MONEY-9, ENTRY-15)', (_, trouble, freshness) => {
  expect(homeState({ ...at, user: activeUsers.id, tasks: midwayTasks, ...trouble })).toMatchObject({
    freshness,
    coin: activeUsers.id.coin,
    cash: activeUsers.id.cash,
  });
});

describe('the numbers of the last visit', () => {
  const knownAt = '11:00';
  const last = { ...at, user: activeUsers.id, tasks: midwayTasks, knownAt };
  it('the numbers of the last visit stand there while newer ones are on their way', () => {
    expect(homeState(last)).toMatchObject({ freshness: 'loading', person: 'active', coin: activeUsers.id.coin });
  });
  it('the numbers of the last visit say when they were true where there is no network (ENTRY-15)', () => {
    expect(homeState({ ...last, offline: true })).toMatchObject({ freshness: 'offline', knownAt });
  });
  it('home states no time of the numbers without a person on the page', () => {
    expect(homeState({ ...at, knownAt })).not.toHaveProperty('knownAt');
  });
});

it('a start without a network shows dashes and the offline note, also after the last retry', () => {
  expect(homeState({ ...at, offline: true, failed: true }).freshness).toBe('offline');
});

it('the day becomes one ticket when its last reward has been told (EARN-5)', () => {
  const tasks = midwayTasks.map((task) => ({ ...task, count: task.maxCount }));
  const done = { ...at, user: activeUsers.id, tasks };
  expect(homeState({ ...done, paid: true })).toMatchObject({ day: { total: 5, done: 5 }, paid: true });
  expect(homeState({ ...done, paid: true })).not.toHaveProperty('chance');
  expect(homeState(done)).toMatchObject({ chance: 'tomorrow' });
});

describe('the newbie card shows only for active users who have not withdrawn and have cash above 0 (HOME-6)', () => {
  it.each([
    ['active, cash, not withdrawn', { ...activeUsers.id, cash: 4850 }, { cash: 4850, possible: 1000, missing: 0 }],
    ['less cash than the smallest amount', { ...activeUsers.id, cash: 99 }, { cash: 99, possible: 0, missing: 1 }],
    ['withdrawn', withdrawnUsers.id, undefined],
    ['no cash', { ...activeUsers.id, cash: 0 }, undefined],
    ['cash that was not told', { ...activeUsers.id, cash: NaN }, undefined],
    ['guest', guestUser, undefined],
  ])('%s', (_, user, first) => {
    expect(homeState({ ...at, user, offer: usual }).newbie).toEqual(first && { ...first, next: undefined });
  });
});

it('the newbie card promises no amount that needs more than money, once that is known (HOME-6)', () => {
  const offer = offering([
    { amount: 100, info: '', need: 0 },
    { amount: 10_000, info: 'NEED LT', need: 0 },
  ]);
  expect(homeState({ ...at, user: activeUsers.id, offer }).newbie?.possible).toBe(100);
  expect(homeState({ ...at, user: activeUsers.id }).newbie).toMatchObject({ possible: 0, missing: 0 });
});

describe('one button is red: the next thing to do (HOME-27)', () => {
  const one = (amount: number, info = '') => ({ amount, info, need: 0 });
  const options = (amount: number, info = '') => offering([one(amount, info)]);
  const user = { ...activeUsers.id, cash: 5000 };
  const withdrawn = { ...user, withdrawn: true };
  const larger = offering([one(5000), one(9000)]);
  const tomorrow = offering([one(5000)], at.ms + dayMs);
  const read = (more: Partial<HomeInput>) => homeState({ ...at, user, tasks: midwayTasks, ...more });
  it.each<[string, Partial<HomeInput>, string | undefined]>([
    ['the cash is enough for the first withdrawal', { offer: larger }, 'withdraw'],
    ['the cash is not enough', { offer: options(5001) }, 'videoad'],
    ['the amount needs more than money', { offer: options(5000, 'NEED LT') }, 'videoad'],
    ['the amounts are not known yet', {}, 'videoad'],
    ['today has had its withdrawal', { user: withdrawn, offer: tomorrow, pending: false }, 'videoad'],
    ['none is possible before tomorrow', { offer: tomorrow }, 'videoad'],
    ['all is reached', { user: withdrawn, offer: options(5000), pending: false }, 'withdraw'],
    ['a withdrawal is under way', { user: withdrawn, offer: options(5000), pending: true }, 'videoad'],
    ['it is not known whether one is', { user: withdrawn, offer: options(5000) }, 'videoad'],
    ['a larger amount is to be saved for', { user: withdrawn, offer: larger, pending: false }, 'withdraw'],
    ['a reward can be claimed', { offer: larger, claim: 'lucky' }, 'lucky'],
    ['a reward can be claimed, and a withdrawal is under way', { user: withdrawn, claim: 'review' }, 'review'],
    ['amounts of somebody who has withdrawn are not known yet', { user: withdrawn }, 'videoad'],
    ['nothing is offered: the first that can be done', { offer: options(9000), tasks: freshTasks.slice(4) }, 'quiz'],
    ['a new day', { offer: options(9000), tasks: freshTasks }, 'checkin'],
    ['no network', { offline: true }, 'retry'],
    ['nothing is known yet', { user: undefined, tasks: undefined }, undefined],
    ['a guest', { user: guestUser, tasks: undefined }, undefined],
  ])('%s', (_, more, red) => {
    expect(read(more).next).toBe(red);
  });
  it('home fetches the passbook for a withdrawal under way only where Withdraw would be red', () => {
    expect(read({ offer: options(5000) })).not.toHaveProperty('asksPending');
    expect(read({ user: withdrawn, offer: options(9000) })).not.toHaveProperty('asksPending');
    expect(read({ user: withdrawn, offer: larger, claim: 'lucky' })).not.toHaveProperty('asksPending');
    expect(read({ user: withdrawn, offer: options(5000) }).asksPending).toBe(true);
    expect(read({ user: withdrawn, offer: options(5000), pending: true }).asksPending).toBe(true);
  });
});

it('home says nothing of a goal before it knows what is offered (GOAL-1)', () => {
  const user = { ...activeUsers.id, cash: 8600 };
  expect(homeState({ ...at, user }).goal).toBeUndefined();
  const offer = offering([{ amount: 10_000, info: '', need: 0 }]);
  expect(homeState({ ...at, user, offer }).goal).toMatchObject({ amount: 10_000, enoughSoon: true });
  expect(homeState({ ...at, user, offer: { ...offer, said: false } }).goal).toMatchObject({ enoughSoon: false });
  expect(homeState({ ...at, offer }).goal).toBeUndefined();
});

it('coins are forecast at the rate that the server says counts, until the better one of the language does (MONEY-12)', () => {
  const read = (coinRate: number) =>
    homeState({
      ...at,
      session: { ...session, locale: 'en' },
      user: { ...activeUsers.id, cash: 8000, coin: 5000, coinRate },
      offer: usual,
    });
  expect(read(10)).toMatchObject({ coinRate: 10, goal: { amount: 10_000, coming: 0.05 } });
  expect(read(5)).toMatchObject({ coinRate: 5, goal: { amount: 10_000, coming: 0.1 } });
});

it("home states the newcomers' rate to guests (MONEY-12)", () => {
  expect(homeState({ ...at, session: { ...session, locale: 'en' }, user: guestUser }).coinRate).toBe(10);
});

it('guests read how much a day can bring once the numbers of the market are known, and nothing before (DAY-3)', () => {
  const guest = { ...at, user: guestUser };
  expect(homeState(guest)).not.toHaveProperty('day');
  expect(homeState(guest)).not.toHaveProperty('dayMost');
  expect(
    homeState({ ...guest, ...(usualMarketRules['id'] && { rules: usualMarketRules['id'] }) }).dayMost,
  ).toBeGreaterThan(0);
});

it('guests see the default tasks and cannot act (HOME-18, PERSON-2)', () => {
  const { person, tasks } = homeState({ ...at, user: guestUser });
  expect(person).toBe('guest');
  expect(tasks.map((task) => [task.type, task.state, task.coinReward])).toContainEqual(['videoad', 'guest', 8000]);
});

it('a card that is switched off for a person is not there (PERSON-5)', () => {
  expect(
    homeState({ ...at, user: { ...activeUsers.id, showLotteryTask: false, showTeamTask: false }, tasks: freshTasks }),
  ).toMatchObject({ team: false });
  expect(
    homeState({ ...at, user: { ...activeUsers.id, showLotteryTask: false }, tasks: freshTasks }).tasks.map(
      (task) => task.type,
    ),
  ).not.toContain('lottery');
});

it('a task that the list of the person leaves out has no card, whatever the flags say; an empty list says nothing (PERSON-5)', () => {
  const typesOf = (tasks: HomeInput['tasks']) =>
    homeState({ ...at, user: activeUsers.id, tasks }).tasks.map(({ type }) => type);
  expect(typesOf(freshTasks.filter(({ taskType }) => taskType === 'checkin' || taskType === 'quiz'))).toEqual([
    'checkin',
    'quiz',
  ]);
  expect(typesOf([])).toEqual(typesOf(freshTasks));
  expect(typesOf(undefined)).toEqual(typesOf(freshTasks));
});

it.each([
  ['no network', { offline: true }, 'unknown'],
  ['the person could not be asked for', { failed: true }, 'unknown'],
  ['the answers are on their way', {}, 'loading'],
] as const)('%s: what is not known of the tasks is %s (MONEY-9)', (_, trouble, state) => {
  expect(
    new Set(homeState({ ...at, ...trouble, user: undefined, tasks: undefined }).tasks.map((task) => task.state)),
  ).toEqual(new Set([state]));
});
