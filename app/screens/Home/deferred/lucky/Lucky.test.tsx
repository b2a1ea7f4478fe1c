import {
  appliedLucky,
  claimableLucky,
  emptyLucky,
  everyLucky,
  finishedLucky,
  installedLucky,
  luckyPaid,
  luckyTaskIn,
  waitingLucky,
} from '@tally/contract/fixtures/lucky';
import { freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { activeUsers } from '@tally/contract/fixtures/user';
import { revealMs } from '@tally/contract/limits/home';
import {
  luckyAppliesPerVisit,
  luckyApplyLockBusyMs,
  luckyApplyLockMs,
  luckyOpenCheckMs,
} from '@tally/contract/limits/lucky';
import { minuteMs } from '@tally/contract/limits/time';
import { luckyInfos, luckyStatus, type LuckyList } from '@tally/contract/tasks/lucky';
import { taskInfos } from '@tally/contract/tasks/task';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { trouble, type Replies } from '../../../../testing/fakeServer';
import { openLucky } from '../../../../testing/pages/openLucky';
import { passTime } from '../../../../testing/passTime';
import { renderScreen } from '../../../../testing/renderScreen';

/** Replies with a list that contains the task once it was requested. */
const listAfterApply = (): Replies => {
  let applied = false;
  return {
    getLucky: () =>
      applied
        ? {
            ...waitingLucky,
            luckytasks: [{ ...luckyTaskIn(luckyStatus.assigned), taskRecordId: appliedLucky.taskRecordId }],
          }
        : emptyLucky,
    postLucky: (request) => {
      if (!request.url.includes('apply')) return installedLucky;
      applied = true;
      return appliedLucky;
    },
  };
};

it('the lucky card appears 500 ms after the first entry, only where lucky tasks are shown', async () => {
  const { services } = renderScreen('/home', { getNormalTasks: midwayTasks, getLucky: emptyLucky });
  await screen.findByRole('article', { name: 'Daily check-in' });
  act(() => services.advance(revealMs.lucky - 1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region', { name: 'Lucky tasks' })).toBeNull();
  act(() => services.advance(1));
  await screen.findByRole('region', { name: 'Lucky tasks' });
});

it('the lucky card keeps the room of all that it may show, and holds no button that could move (HOME-8)', async () => {
  const { services } = renderScreen('/home', { getNormalTasks: midwayTasks, getLucky: trouble('never') });
  await screen.findByRole('article', { name: 'Daily check-in' });
  act(() => services.advance(revealMs.lucky));
  const card = await screen.findByRole('region', { name: 'Lucky tasks' });
  for (const text of [/^e\.g\. 2 tasks = Rp/, 'Taken today: –/–', 'Partner 1: –/–']) within(card).getByText(text);
  expect(within(card).queryByRole('button')).toBeNull();
});

it('home leaves out the lucky card and its calls for a person who does not get it', async () => {
  const { services, requests } = renderScreen('/home', {
    getNormalTasks: midwayTasks,
    getUserInfo: { ...activeUsers.id, showLuckyTask: false },
  });
  await screen.findByRole('article', { name: 'Daily check-in' });
  act(() => services.advance(5000));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region', { name: 'Lucky tasks' })).toBeNull();
  expect(requests.filter(({ url }) => url.includes('/task/lucky'))).toEqual([]);
});

it('the lucky card says what is used, of both networks as count/total (LUCKY-4), and what it pays (LUCKY-21)', async () => {
  const { card } = await openLucky({
    getLucky: { ...emptyLucky, source1Info: { total: 3, count: 1 }, totalInfo: { total: 8, count: 1 } },
  });
  for (const text of [
    'Taken today: 1/8',
    '1 of 8 tasks used today',
    'Partner 1: 1/3',
    'First partner: 1 of 3 used today',
    'Partner 2: 0/5',
    /^e\.g\. 2 tasks = Rp.10\.000$/,
    /^Rp.5\.000 per task$/,
    'Install · Use it 5 min · Claim',
  ])
    within(card).getByText(text);
});

describe('the page tells a person what became of their request for a lucky task (LUCKY-24)', () => {
  const quota = (change: Partial<LuckyList>): Replies => ({ getLucky: { ...emptyLucky, ...change } });
  it.each<[string, Replies, RegExp]>([
    ['used up by this person', { getLucky: { ...finishedLucky, luckytasks: [] } }, /^Done for today\. New tasks at /],
    ['no total quota', quota({ totalInfo: { total: 0, count: 0 } }), /No lucky tasks are left/],
    [
      'no quota of either network',
      quota({ source1Info: { total: 3, count: 3 }, source2Info: { total: 5, count: 5 } }),
      /Our partners have no task/,
    ],
  ])('no task can be had, %s: the card says so in place of its button', async (_, replies, text) => {
    const { card } = await openLucky(replies);
    within(card).getByText(text);
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it('a toast says so when one lucky task is under way and another waits to be assigned', async () => {
    const { press, toast, applies } = await openLucky({
      getLucky: { ...waitingLucky, luckytasks: [...waitingLucky.luckytasks, luckyTaskIn(luckyStatus.none)] },
    });
    await press('Get a task');
    await toast(/Finish your current lucky task/);
    expect(applies()).toHaveLength(0);
  });

  it.each([
    [luckyInfos.noQuota, /No lucky tasks are left/],
    [luckyInfos.noSource, /Our partners have no task/],
    [luckyInfos.ongoing, /Finish your current/],
    [luckyInfos.noneFound, /No task found/],
    ['SOMETHING NEW', /Something went wrong/],
  ])('a press for a task is answered where the server says %s', async (info, text) => {
    const { press, toast, card } = await openLucky({ postLucky: { ...appliedLucky, status: 2, info } });
    await press('Get a task');
    await toast(text);
    within(card).getByRole('button', { name: 'Get a task' });
  });

  it.each<[string, Replies]>([
    ['known to the page', { getNormalTasks: freshTasks }],
    ['known to the server alone', { postLucky: { ...appliedLucky, status: 2, info: luckyInfos.needCheckin } }],
  ])('a check-in is missing, %s: a tip leads to it, lt_nocheckin is posted', async (_, replies) => {
    const { press, posts, simulator } = await openLucky(replies, { windows: { checkin: 'never', lucky: 'never' } });
    await press('Get a task');
    const tip = await screen.findByRole('dialog', { name: 'Check in first' });
    within(tip).getByText("Lucky tasks open after today's check-in.");
    await waitFor(async () =>
      expect(await Promise.all(posts('/app/h5action').map((request) => request.clone().text()))).toContainEqual(
        expect.stringContaining('lt_nocheckin'),
      ),
    );
    await userEvent.click(within(tip).getByRole('button', { name: 'Check in' }));
    if (replies.getNormalTasks)
      await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showCheckInWindow'));
  });

  it('the page requests a task at most 8 times a visit, also over a reload (LUCKY-9)', async () => {
    const { press, toast, services, applies } = await openLucky({
      postLucky: { ...appliedLucky, status: 2, info: luckyInfos.noneFound },
    });
    for (let round = 0; round < luckyAppliesPerVisit; round++) {
      await press('Get a task');
      await waitFor(() => expect(applies()).toHaveLength(round + 1));
      await screen.findByRole('button', { name: 'Get a task' });
    }
    await press('Get a task');
    await toast(/8 tasks per visit/);
    expect([applies().length, services.sessionStorage.get('luckyApplies')]).toEqual([8, '8']);
  });
});

describe('a task is given', () => {
  it.each([
    [emptyLucky, luckyApplyLockMs],
    [{ ...emptyLucky, totalInfo: { total: 8, count: 1 } }, luckyApplyLockBusyMs],
  ])(
    'the window of a given task shows, and "applying" stays for its time; a press gets a toast (LUCKY-7, LUCKY-12, LUCKY-24)',
    async (list, ms) => {
      const after = listAfterApply();
      const { press, toast, pass, card, simulator, applies } = await openLucky({
        ...after,
        ...(list.totalInfo.count > 0 && { getLucky: list }),
      });
      await press('Get a task');
      await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showLuckyTaskWindow'));
      await press('Applying');
      await toast(/already looking for a task/);
      pass(ms - 1);
      within(card).getByRole('button', { name: 'Applying…' });
      pass(1);
      await waitFor(() => expect(within(card).queryByRole('button', { name: 'Applying…' })).toBeNull());
      // With the task under way no other one is offered (LUCKY-11); where none has come it can be asked for again.
      const given = within(card).queryByRole('article') !== null;
      expect(within(card).queryByRole('button', { name: 'Get a task' }) === null).toBe(given);
      expect(applies()).toHaveLength(1);
    },
  );

  it.each([[{ http: 404 }], [{ http: 400 }], [{ code: 500, msg: 'parameter error' }]] as const)(
    'the window of a task shows also where the server does not know the call: %j (LUCKY-30)',
    async (answer) => {
      const { press, simulator } = await openLucky({ getLucky: emptyLucky, postLucky: trouble(answer) });
      await press('Get a task');
      await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showLuckyTaskWindow'));
    },
  );

  it('the page reports a tap on the app of a task, and records its window when it opens and answers (LUCKY-23)', async () => {
    const { press, pass, posts, installs } = await openLucky(listAfterApply(), { windows: { lucky: 'clicked' } });
    await press('Get a task');
    await waitFor(() => pass(100));
    await waitFor(() => expect(installs()).toHaveLength(1));
    expect(installs()[0]?.url).toContain('taskId=100');
    const tracked = await Promise.all(
      posts('/app/h5action').map(
        async (request) => (await request.clone().json()) as { action: string; actionData?: string },
      ),
    );
    expect(tracked.map(({ action }) => action)).toEqual(expect.arrayContaining(['LT_showWindow', 'LT_callback']));
    expect(tracked.find(({ action }) => action === 'LT_showWindow')?.actionData).toMatch(/^\d{5}$/);
  });
});

describe('a task under way', () => {
  it('a task under way counts its waiting time down and can be claimed when it is over', async () => {
    const { card, pass } = await openLucky({ getLucky: waitingLucky });
    const row = within(card).getByRole('article', { name: 'Puzzle Park' });
    expect(within(row).getByRole('timer').textContent).toBe('04:00 to go');
    pass(minuteMs);
    expect(within(row).getByRole('timer').textContent).toBe('03:00 to go');
    within(row).getByRole('button', { name: 'Open app Puzzle Park' });
    pass(3 * minuteMs);
    within(row).getByRole('button', { name: 'Claim Puzzle Park' });
    expect(within(row).queryByRole('timer')).toBeNull();
  });

  it.each<[1 | 2, string]>([
    [1, '/task/lucky/reward?'],
    [2, '/task/lucky/reward2'],
  ])(
    'a task is launched, checked for 6 s, in which a press is answered, and paid by callback %i (LUCKY-1, LUCKY-14, LUCKY-15)',
    async (launchVia, path) => {
      const { press, pass, toast, posts } = await openLucky(
        { getLucky: claimableLucky, postLuckyReward: luckyPaid, postLuckyReward2: luckyPaid },
        { launchVia },
      );
      await press('Claim');
      pass(luckyOpenCheckMs - 1);
      await press('Wait');
      await toast(/Still checking/);
      expect(posts('/task/lucky/reward')).toHaveLength(0);
      pass(1);
      const dialog = await screen.findByRole('dialog', { name: 'Lucky task done!' });
      within(dialog).getByText(/^\+Rp.5\.000$/);
      within(dialog).getByText(/was added/);
      expect(posts(path)).toHaveLength(1);
    },
  );

  it("a paid task is told with its amount on a gold ticket; home's cash counts up when it is closed, not behind it (EARN-7)", async () => {
    const paid = { ...activeUsers.id, cash: activeUsers.id.cash + luckyPaid.cash };
    let isPaid = false;
    let askedAfter = 0;
    const { press, pass, services } = await openLucky({
      getLucky: claimableLucky,
      getUserInfo: () => (isPaid ? ((askedAfter += 1), paid) : activeUsers.id),
      postLuckyReward2: () => ((isPaid = true), luckyPaid),
    });
    await press('Claim');
    pass(luckyOpenCheckMs);
    const dialog = await screen.findByRole('dialog', { name: 'Lucky task done!' });
    expect(
      within(dialog)
        .getByText(/^\+Rp.5\.000$/)
        .closest('[data-tone=gold]'),
    ).not.toBeNull();
    // The new cash is there, and does not show.
    await waitFor(() => expect(askedAfter).toBe(1));
    await passTime(services, 2000);
    expect([screen.queryByText(/^Rp.12\.400$/) === null, screen.queryByText(/^Rp.17\.400$/)]).toEqual([false, null]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    pass(500);
    await waitFor(() => screen.getByText(/^Rp.17\.400$/));
  });

  it('a task that its ad network has still to confirm says so; asked again under its key, it is paid (LUCKY-28)', async () => {
    const keys = new Set<string | null>();
    let isConfirmed = false;
    const { press, pass, toast, posts, comeBack } = await openLucky({
      getLucky: claimableLucky,
      postLuckyReward2: (request) => {
        keys.add(request.headers.get('idempotency-key'));
        return isConfirmed ? luckyPaid : { status: 3, info: taskInfos.beingConfirmed, cash: 0 };
      },
    });
    await press('Claim');
    pass(luckyOpenCheckMs);
    await toast('Our partner is confirming this. No need to do anything: it is paid once confirmed.');
    isConfirmed = true;
    pass(minuteMs);
    comeBack();
    pass(0);
    await screen.findByRole('dialog', { name: 'Lucky task done!' });
    expect(posts('/task/lucky/reward2')).toHaveLength(2);
    expect(keys.size).toBe(1);
  });

  it.each([
    ['again, when it was used too short', luckyInfos.openAppFailed, 'opened', /Not long enough/],
    ['first, when it is gone from the phone', luckyInfos.openAppFailed, 'notInstalled', /Open Puzzle Park and use it/],
    ['expired', luckyInfos.badStatus, 'opened', /has expired/],
    ['paid before', luckyInfos.dupApp, 'opened', /already earned with this app/],
    ['of somebody else', luckyInfos.dupUser, 'opened', /has expired/],
    ['anything else', 'SOMETHING NEW', 'opened', /has expired/],
  ] as const)('a claim is refused by its record: %s (LUCKY-3, LUCKY-24)', async (_, info, launch, text) => {
    const refused = { status: 2, info, cash: 0 };
    const { press, pass } = await openLucky(
      { getLucky: claimableLucky, postLuckyReward: refused, postLuckyReward2: refused },
      { launch },
    );
    await press('Claim');
    pass(luckyOpenCheckMs);
    await screen.findByText(text);
  });

  it('a task whose app is not on the phone says so and offers its window', async () => {
    const { press, simulator } = await openLucky({ getLucky: claimableLucky }, { installed: [] });
    await press('Claim');
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText('Puzzle Park is not installed on this phone yet.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Install' }));
    await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showLuckyTaskWindow'));
  });

  it('a task of an app that the phone hides from the host is opened and paid all the same', async () => {
    const { press, pass, services, simulator } = await openLucky({
      getLucky: claimableLucky,
      postLuckyReward2: luckyPaid,
    });
    const host = simulator.host();
    const seesNoApp = host && {
      ...host,
      isAppInstalled: () => false,
      launchApp: (name: string, className: string) => host.launchApp(name, className),
    };
    services.host = () => seesNoApp;
    await press('Claim');
    pass(luckyOpenCheckMs);
    await screen.findByRole('dialog', { name: 'Lucky task done!' });
  });

  it.each([
    [1, 'Install'],
    [2, 'Wait…'],
    [3, 'Open store'],
  ] as const)('a task assigned in status %i shows its window again', async (status, word) => {
    const { press, simulator } = await openLucky({ getLucky: { ...waitingLucky, luckytasks: [luckyTaskIn(status)] } });
    await press(word);
    await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showLuckyTaskWindow'));
  });

  it('a task that was closed says so, and has nothing to press', async () => {
    const { card } = await openLucky({
      getLucky: { ...emptyLucky, luckytasks: [luckyTaskIn(luckyStatus.closed)] },
    });
    const row = within(card).getByRole('article', { name: 'Kopi Kita' });
    within(row).getByText('Closed');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('when several lucky tasks are under way, only the most advanced shows its steps', async () => {
    const { card } = await openLucky({ getLucky: everyLucky });
    const withSteps = within(card)
      .getAllByRole('article')
      .filter((row) => within(row).queryByRole('list'));
    expect(withSteps.map((row) => row.dataset['state'])).toEqual(['installed']);
    expect(within(card).getAllByRole('article')[0]).toBe(withSteps[0]);
  });
});

it('whoever is led to the lucky card finds it focused', async () => {
  const { card } = await openLucky({}, {}, '/home#lucky');
  await waitFor(() => expect(document.activeElement).toBe(card));
});

it.each([
  ['a lucky task', withdrawOptionLists.id, /^1 lucky task first, Rp.10\.000$/, 'region', 'Lucky tasks'],
  [
    'cash',
    withdrawOptionLists.id.slice(3).map((one) => ({ ...one, info: '' })),
    /^Rp.87\.600 to go, Rp.100\.000$/,
    'button',
    /^Watch/,
  ],
] as const)('a press on the goal leads to what it lacks: %s (GOAL-3)', async (_, options, goal, role, name) => {
  await openLucky({ getWithdrawOptions: [...options] });
  const button = await screen.findByRole('button', { name: goal });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole(role, { name })[0]));
});

it('a lucky task that can be claimed has the red button, before Withdraw and the tasks (HOME-27)', async () => {
  const { card } = await openLucky({ getLucky: claimableLucky, getWithdrawOptions: withdrawOptionLists.id });
  const toneOf = (button: HTMLElement) => button.dataset['tone'];
  await waitFor(() => expect(toneOf(within(card).getByRole('button', { name: /Claim/ }))).toBe('primary'));
  expect(toneOf(screen.getByRole('button', { name: 'Withdraw' }))).toBe('soft');
});

describe('the exit dialog: "lucky task if total count 0"', () => {
  const leaving = { getUserInfo: { ...activeUsers.id, withdrawn: true } };
  it.each([
    [0, 'Try a lucky task and earn cash.'],
    [1, 'Tomorrow morning you will have about'],
  ])('the exit dialog goes by the lucky tasks of the day: %i today', async (count, message) => {
    const { applies } = await openLucky({ ...leaving, getLucky: { ...emptyLucky, totalInfo: { total: 8, count } } });
    await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave for now?' });
    expect(dialog.textContent).toContain(message);
    if (count > 0) return;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Get a task' }));
    await waitFor(() => expect(applies()).toHaveLength(1));
  });
});

it('when the list cannot be loaded, a button in the same place loads it again (HOME-8)', async () => {
  let fails = true;
  const { press, card } = await openLucky({ getLucky: () => (fails ? trouble({ code: 500 }) : emptyLucky) });
  const shown = () => {
    for (const text of [/^e\.g\. 2 tasks = /, 'This list could not be loaded.', 'Partner 1: –/–'])
      within(card).getByText(text);
    return within(card).getByRole('button', { name: 'Try again' });
  };
  expect(shown().getAttribute('aria-busy')).toBeNull();
  fails = false;
  await press('Try again');
  await within(card).findByText('0 of 8 tasks used today');
});

it.each([
  ['id', /^e\.g\. 2 tasks = Rp.10\.000$/, /^Rp.5\.000 per task$/],
  ['ph', /^e\.g\. 2 tasks = ₱30$/, /^₱15 per task$/],
  ['br', /^e\.g\. 2 tasks = R\$.5,00$/, /^R\$.2,50 per task$/],
] as const)(
  'a task in %s is worth its minutes; the card says how many make the stated amount while no task runs (LUCKY-21)',
  async (market, day, each) => {
    const { card } = await openLucky({ getUserInfo: activeUsers[market] }, {}, '/home', market);
    within(card).getByText(day);
    within(card).getByText(each);
  },
);

it.each([
  ['a task runs', waitingLucky],
  ['fewer tasks are left', { ...emptyLucky, totalInfo: { total: 8, count: 7 } }],
])('the stated amount is not promised while %s (LUCKY-21)', async (_, list) => {
  const { card } = await openLucky({ getLucky: list });
  within(card).getByText(/^Partner.1: \d.\d$/);
  expect(within(card).queryByText(/^2 tasks/)).toBeNull();
});

it('a task shows its app by name and picture, its status and the time left, and opens by package and class (LUCKY-3)', async () => {
  const [task] = claimableLucky.luckytasks;
  const { card, press, simulator } = await openLucky({ getLucky: waitingLucky });
  const row = within(card).getByRole('article', { name: 'Puzzle Park' });
  within(row).getByText('Installed');
  expect(row.querySelector('img')?.getAttribute('src')).toBe(waitingLucky.luckytasks[0]?.appIcon);
  expect(within(row).getByRole('timer').textContent).toBe('04:00 to go');
  await press('Open app');
  await waitFor(() => expect(JSON.stringify(simulator.log)).toContain(`"${task?.appPkgName}","${task?.appClassName}"`));
});
