// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { only } from '../../db/db';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { usualRules } from '../../testing/marketRules/usualRules';
import { personOfToken } from '../people/person';
import { payAtOnce, payConfirmed, payDrawn, payObserved, payOverMidnight } from './roundFlows';
import type { Attempt } from './roundFlows';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const day = 20261118;
const coin = 8000;

/** A round of somebody new. */
async function attemptOf(task: 'lottery' | 'videoad' = 'lottery', round: Partial<Attempt['round']> = {}) {
  const now = server.context.now();
  const found = await personOfToken(server.db, (await server.person({ market: 'ph' })).token, now);
  const person = only(found ? [found] : []);
  const { id: userId, market } = person;
  const once = { scope: 'a round', key: `key-of-${userId}`, request: '' };
  const usual = { most: 10, open: 1, cash: 0, cooldown: 0, beside: [day, day] as const, pace: 0 };
  return {
    person,
    minutes: 720,
    marketRules: usualRules('ph'),
    round: { ...usual, userId, market, day, task, now, coin, once, ...round },
  };
}
const confirm = ({ round: { userId, now } }: Attempt) =>
  server.db.query(`insert into ad_confirmations values ('PANGLE', $1, $2, '', $3, null)`, [
    `of-${userId}`,
    userId,
    now,
  ]);
const paid = { answer: { status: 1, coin, cash: 0, info: '' }, isPaid: true };
const again = { ...paid, isPaid: false };
const refused = (status: number, info: string) => ({ answer: { status, coin: 0, cash: 0, info }, isPaid: false });
const later = refused(3, 'LATER');

describe('the flows of a round', () => {
  it.each([
    ['at once', payAtOnce],
    ['over midnight', payOverMidnight],
  ] as const)('a round %s is paid once, and its answer is repeated under its key', async (_, pay) => {
    const attempt = await attemptOf();
    expect(await pay(server.db, attempt)).toEqual(paid);
    expect(await pay(server.db, attempt)).toEqual(again);
    const other = { ...attempt.round, once: { ...attempt.round.once, key: 'another' } };
    expect(await pay(server.db, { ...attempt, round: other })).toEqual(later);
    expect(await pay(server.db, { ...attempt, round: { ...other, open: 2, cooldown: 1 } })).toEqual(later);
  });

  it('a round over midnight waits for the cooldown of the day before', async () => {
    const attempt = await attemptOf();
    await payOverMidnight(server.db, attempt);
    const { round } = attempt;
    const next = { ...round, day: day + 1, now: round.now + 9, once: { ...round.once, key: 'the next day' } };
    const around = { ...next, beside: [day, day + 1] as const };
    expect(await payOverMidnight(server.db, { ...attempt, round: { ...around, cooldown: 10 } })).toEqual(later);
    expect(await payOverMidnight(server.db, { ...attempt, round: { ...around, cooldown: 9 } })).toEqual(paid);
  });

  it('a round that needs a draw closes the draw when it is paid, not when it is refused', async () => {
    const attempt = await attemptOf();
    expect(await payDrawn(server.db, attempt)).toEqual(refused(3, 'NEED DRAW'));
    await server.db.query('insert into lottery_draws values ($1, 1)', [attempt.round.userId]);
    expect(await payDrawn(server.db, { ...attempt, round: { ...attempt.round, open: 0 } })).toEqual(later);
    expect(await payDrawn(server.db, attempt)).toEqual(paid);
    expect(await payDrawn(server.db, attempt)).toEqual(again);
    const another = { ...attempt.round, open: 2, once: { ...attempt.round.once, key: 'another' } };
    expect(await payDrawn(server.db, { ...attempt, round: another })).toEqual(refused(3, 'NEED DRAW'));
  });

  it('a video that must be confirmed waits for its confirmation, and is reported once (TASK-30)', async () => {
    const attempt = await attemptOf('videoad');
    const missing = vi.fn();
    const pay = () => payConfirmed(server.db, attempt, { mode: 'required', missing });
    expect(await pay()).toEqual({ ...refused(3, 'BEING CONFIRMED'), isPaid: true });
    expect(await pay()).toEqual(refused(3, 'BEING CONFIRMED'));
    expect(missing).toHaveBeenCalledTimes(1);
  });

  it('a confirmation pays one video (TASK-30)', async () => {
    const attempt = await attemptOf('videoad', { open: 2 });
    await confirm(attempt);
    const missing = vi.fn();
    const another = { ...attempt, round: { ...attempt.round, once: { ...attempt.round.once, key: 'another' } } };
    expect(await payConfirmed(server.db, attempt, { mode: 'required', missing })).toEqual(paid);
    expect(missing).not.toHaveBeenCalled();
    expect(await payConfirmed(server.db, another, { mode: 'required', missing })).toMatchObject({
      answer: { info: 'BEING CONFIRMED' },
    });
    expect(missing).toHaveBeenCalledTimes(1);
  });

  it('a video whose confirmation is observed is paid without one too, and reported (TASK-30)', async () => {
    const confirmed = await attemptOf('videoad');
    const bare = await attemptOf('videoad');
    await confirm(confirmed);
    const missing = vi.fn();
    const pay = (attempt: Attempt) =>
      payObserved(server.db, attempt, { mode: 'observed', missing }, () => payAtOnce(server.db, attempt));
    expect(await pay(confirmed)).toEqual(paid);
    expect(missing).not.toHaveBeenCalled();
    expect(await pay(bare)).toEqual(paid);
    expect(missing).toHaveBeenCalledTimes(1);
    expect(await pay(bare)).toEqual(again);
    expect(missing).toHaveBeenCalledTimes(1);
  });

  it('the flows leave the money sound', () => expectSoundMoney(server.db));
});
