import { dayMs, hourMs } from '@tally/contract/limits/time';
import { reminderInfos, passbookStatus } from '@tally/contract/wallet/withdraw';
import { describe, expect, it } from 'vitest';
import { tokenHash } from '../../../bridge/tokenHash';
import type { Replies } from '../../../testing/fakeServer';
import { createTestApp } from '../../../testing/testApp';
import { persistReminder, lastReminder, reminderState } from './reminder';
import { sendReminder } from './sendReminder';

/** Noon in Jakarta, in ms since the epoch. */
const now = Date.UTC(2026, 0, 15, 5);
const pending = { amount: 2000, date: now - 2 * hourMs - 1, status: passbookStatus.pending as number };

describe('"Remind us" on a withdrawal under way longer than its stated time, once a day (PASSBOOK-4)', () => {
  it.each([
    ['longer than 2 hours', pending, NaN, 'due'],
    ['2 hours to the millisecond', { ...pending, date: now - 2 * hourMs }, NaN, 'none'],
    ['a large one after 2 hours', { ...pending, amount: 2001 }, NaN, 'none'],
    ['a large one after 3 days', { ...pending, amount: 2001, date: now - 3 * dayMs - 1 }, NaN, 'due'],
    ['one that was paid', { ...pending, status: passbookStatus.paid }, NaN, 'none'],
    ['one that failed', { ...pending, status: passbookStatus.failed }, NaN, 'none'],
    ['one whose state was not told', { ...pending, status: passbookStatus.none }, NaN, 'none'],
    ['one whose time was not told', { ...pending, date: NaN }, NaN, 'none'],
    ['reminded this morning', pending, now - 11 * hourMs, 'sent'],
    ['reminded before midnight of the market', pending, now - 13 * hourMs, 'due'],
  ] as const)('%s', (_, entry, last, state) => {
    expect(reminderState(entry, 'id', now, last)).toBe(state);
  });
});

describe('what becomes of a reminder', () => {
  const mark = tokenHash('t'.repeat(60));
  const send = async (
    postReminder: NonNullable<Replies['postReminder']>,
    getPassbook: NonNullable<Replies['getPassbook']> = [],
  ) => {
    const { store, services, requests } = createTestApp({ postReminder, getPassbook });
    await store.dispatch(sendReminder());
    return {
      toast: store.getState().overlays.toast?.kind,
      params: store.getState().overlays.toast?.params,
      remembered: !Number.isNaN(lastReminder(services.storage, mark)),
      requested: requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname),
      services,
    };
  };
  it.each([
    ['it counts', { status: 1, info: '' }, 'wallet.reminderSent', true],
    [reminderInfos.already, { status: 2, info: reminderInfos.already }, 'wallet.reminderAlready', true],
    [reminderInfos.early, { status: 2, info: reminderInfos.early }, 'tasks.tryLater', false],
    [reminderInfos.nothing, { status: 2, info: reminderInfos.nothing }, 'wallet.reminderNothing', false],
    ['a reason that is not known', { status: 2, info: 'FULL MOON' }, 'network.unknownError', false],
    ['no answer', { trouble: 'garbled' }, 'network.unreachable', false],
  ] as const)('%s', async (_, reply, toast, remembered) => {
    expect(await send(reply)).toMatchObject({ toast, remembered, requested: ['/event/v1/wallet/dunning'] });
  });
  it.each([
    [
      'until when to wait, by the withdrawal that is under way now',
      now,
      'wallet.reminderEarly',
      '15\u00a0Jan\u00a0· 14.00',
    ],
    ['to try again, where that time has just passed', now - 2 * hourMs, 'tasks.tryLater', undefined],
  ])('a reminder that comes too early says %s (PASSBOOK-4)', async (_, date, toast, by) => {
    const entry = {
      id: 1,
      amount: 2000,
      date,
      status: passbookStatus.pending,
      status_msg: '',
      account_type: 'DANA' as const,
      returned: 0,
      reviewUntil: 0,
      returned_amount: 0,
    };
    expect(await send({ status: 2, info: reminderInfos.early }, [entry])).toMatchObject({
      toast,
      params: by === undefined ? {} : { by },
    });
  });
  it('a reminder is remembered for the person who sent it alone', () => {
    const { services } = createTestApp();
    persistReminder(services.storage, mark, now);
    expect([lastReminder(services.storage, mark), lastReminder(services.storage, 'another')]).toEqual([now, NaN]);
  });
});
