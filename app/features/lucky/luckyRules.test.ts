import { emptyLucky, everyLucky, finishedLucky, luckyTaskIn, waitingLucky } from '@tally/contract/fixtures/lucky';
import { luckyCash, luckyStatus, type LuckyStatus } from '@tally/contract/tasks/lucky';
import { describe, expect, it } from 'vitest';
import {
  applyStop,
  isOngoing,
  leftOf,
  luckyStep,
  ongoingOf,
  openAppAdvice,
  partsOf,
  type ApplyMoment,
} from './luckyRules';

const quota = (total: number, count: number) => ({ total, count });

it.each([
  [quota(8, 3), 5],
  [quota(3, 3), 0],
  [quota(2, 5), 0],
  [quota(0, 0), 0],
])('a quota of %j has %i left', (task, left) => {
  expect(leftOf(task)).toBe(left);
});

describe('asking for a task', () => {
  const may: ApplyMoment = { checkins: 1, applies: 0, list: emptyLucky, applying: false, closed: false };
  const usedUp = { ...emptyLucky, source1Info: quota(3, 3), source2Info: quota(5, 5) };
  it.each<[string, Partial<ApplyMoment>, ReturnType<typeof applyStop>]>([
    ['may be done', {}, undefined],
    ['may be done where there is no check-in to do', { checkins: undefined }, undefined],
    [
      '"check-in count 0 blocks", before everything else',
      { checkins: 0, applies: 8, list: finishedLucky },
      'needCheckin',
    ],
    ['the eighth of a visit may be done (LUCKY-9)', { applies: 7 }, undefined],
    ['"at most 8 applies per visit", before the quotas (LUCKY-9)', { applies: 8, list: finishedLucky }, 'maxApplies'],
    ['"needs total quota": all done by this person', { list: finishedLucky }, 'finished'],
    ['"needs total quota": there never were any', { list: { ...emptyLucky, totalInfo: quota(0, 0) } }, 'noQuota'],
    [
      '"at least one ad-network quota", before the ongoing one',
      { list: { ...usedUp, luckytasks: waitingLucky.luckytasks } },
      'noSource',
    ],
    ['one ad network is enough', { list: { ...emptyLucky, source1Info: quota(3, 3) } }, undefined],
    ['"only one ongoing lucky task"', { list: waitingLucky }, 'ongoing'],
    ['"applying in progress", also when its own task has come', { list: waitingLucky, applying: true }, 'applying'],
    ['closed by the market, before everything else that is missing', { checkins: 0, closed: true }, 'closed'],
    ['"applying in progress", also when closed meanwhile', { applying: true, closed: true }, 'applying'],
    ['"applying in progress", also as the eighth of a visit', { applies: 8, applying: true }, 'applying'],
  ])('%s', (_, change, stop) => {
    expect(applyStop({ ...may, ...change })).toBe(stop);
  });
});

it.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [4, true],
  [5, false],
  [9, false],
] as const)('status %i is under way: %s', (taskStatus, under) => {
  expect(isOngoing({ taskStatus })).toBe(under);
});

it('the list knows the task under way', () => {
  expect(ongoingOf(everyLucky.luckytasks)?.taskStatus).toBe(luckyStatus.installed);
  expect(ongoingOf([luckyTaskIn(luckyStatus.rewarded), luckyTaskIn(luckyStatus.closed)])).toBeUndefined();
});

it('closed tasks stand last among the open ones, and paid ones apart (LUCKY-2)', () => {
  const { none, installed, rewarded, closed } = luckyStatus;
  const statusesOf = (marketCloses: boolean) => {
    const parts = partsOf(
      [closed, rewarded, none, installed].map((status) => luckyTaskIn(status)),
      marketCloses,
    );
    const statuses = (tasks: typeof parts.open) => tasks.map(({ taskStatus }) => taskStatus);
    return { running: parts.running?.taskStatus, open: statuses(parts.open), paid: statuses(parts.paid) };
  };
  expect(statusesOf(false)).toEqual({ running: installed, open: [none, closed], paid: [rewarded] });
  expect(statusesOf(true)).toEqual({ running: installed, open: [closed], paid: [rewarded] });
});

it.each<[LuckyStatus, boolean, ReturnType<typeof luckyStep>]>([
  [0, false, 'get'],
  [1, false, 'install'],
  [2, false, 'install'],
  [3, false, 'install'],
  [4, true, 'open'],
  [4, false, 'claim'],
  [5, false, 'paid'],
  [9, false, 'closed'],
])('status %i (time running: %s) waits for "%s"', (status, waiting, step) => {
  expect(luckyStep(status, waiting)).toBe(step);
});

it.each([
  ['id', 5000],
  ['ph', 15],
  ['br', 2.5],
] as const)('"1 minute = Rp 1,000, play 5 minutes": in %s a task pays %d', (market, cash) => {
  expect(luckyCash(market)).toBe(cash);
});

it('"OPEN APP FAILED shows need-to-open-app message (or open-again dialog)"', () => {
  expect([openAppAdvice(false), openAppAdvice(true)]).toEqual(['first', 'again']);
});
