import { personOf } from '@tally/contract/host/hostEvents';
import type { HostEvent, HostEventKind } from '@tally/contract/host/hostEvents';
import { currencies } from '@tally/contract/market/money';
import { expect } from 'vitest';
import { only } from '../../db/db';
import type { Db } from '../../db/db';
import { deletePerson } from '../../domain/deletion/deletion';
import { lockBalances, post, rewardMoves } from '../../domain/ledger/ledger';
import { resolveWithdrawal } from '../../domain/withdrawals/resolveWithdrawal';
import { returnIn } from '../../domain/batches/payoutReturn';
import { eventClaimMs } from '../../limits/events';
import { deliverDueEvents } from '../../events/deliverEvents';
import { crashingDb } from '../crashingDb';
import { eventReceiver, publicIdOf } from './eventReceiver';
import type { TestServer } from '../testServer';

const market = 'br';

/** What the receiver answers to an event: takes it, does not, or takes it and its answer is lost. */
export const receptions = ['takes', 'refuses', 'answer is lost'] as const;
export type Reception = (typeof receptions)[number];

interface Known {
  readonly id: number;
  readonly publicId: string;
  isGone: boolean;
}

/**
 * Three people of whom there is something to tell, two servers that deliver it, and a receiver that fails; each server
 * may be killed at any statement.
 */
export class EventHistory {
  private readonly people: Known[] = [];
  private readonly received: HostEvent[] = [];
  private readonly underWay = new Set<string>();
  private readonly overlapped: string[] = [];
  private receptions: readonly Reception[] = [];
  private readonly writer;
  private readonly servers;
  private day = 20_270_101;

  constructor(
    private readonly server: TestServer,
    private readonly seen: Set<string>,
  ) {
    this.writer = crashingDb(server.db);
    this.servers = [1, 2].map(() => {
      const crashing = crashingDb(server.db);
      const { context } = eventReceiver(server);
      return { crashing, context: { ...context, db: crashing.db, sender: { send: this.receive } } };
    });
  }

  private now = (): number => this.server.context.now();

  async begin(): Promise<void> {
    for (let nth = 0; nth < 3; nth++) {
      const { id } = await this.server.person({ market, cash: 1000 });
      this.people.push({ id, publicId: await publicIdOf(this.server, id), isGone: false });
    }
  }

  private receive = async (event: HostEvent): Promise<void> => {
    if (this.underWay.has(personOf(event))) this.overlapped.push(personOf(event));
    this.underWay.add(personOf(event));
    const [reception = 'takes', ...more] = this.receptions;
    this.receptions = more;
    if (reception !== 'refuses') this.received.push(event);
    // What another server asks of the database meanwhile comes before the end of this try.
    await this.server.db.query('select 1');
    this.underWay.delete(personOf(event));
    this.seen.add(reception);
    if (reception !== 'takes') throw new Error(reception);
  };

  /** A withdrawal is paid, failed, or paid and came back; its server is killed after so many statements. */
  async withdraws(nth: number, kind: HostEventKind, crashAfter: number): Promise<void> {
    const person = this.people[nth % this.people.length];
    if (!person || person.isGone) return;
    const payout = { id: await this.asks(person.id), userId: person.id, market } as const;
    const { db } = this.writer;
    this.writer.crashAfter(crashAfter);
    const work = async () => {
      const [row] = await db.query<{ status: number }>('select status from withdrawals where id = $1', [payout.id]);
      if (row?.status === 1)
        await resolveWithdrawal(db, payout, { paid: kind !== 'withdrawal.failed', now: this.now() });
      if (kind !== 'withdrawal.returned') return;
      await db.tx(async (tx) => {
        await lockBalances(tx, person.id);
        await returnIn(tx, payout, { reason: 'came back', now: this.now() });
      });
    };
    await work().catch(() => undefined);
    if (!this.writer.restart()) return;
    this.seen.add('writer killed');
    await work();
  }

  private async asks(person: number): Promise<number> {
    return this.server.db.tx(async (tx) => {
      const { id } = only(
        await tx.query<{ id: number }>(
          `insert into withdrawals (user_id, currency, amount, day, at, type, no)
           values ($1, $2, 1, $3, $4, 'PIX', 'x')
           returning id`,
          [person, currencies[market], this.day++, this.now()],
        ),
      );
      const ref = `withdrawal/${id}`;
      const currency = currencies[market];
      await post(tx, person, this.now(), [
        ...rewardMoves('invitation', market, { cash: 1 }, ref),
        { kind: 'withdraw', currency, source: 'cash', target: 'held', amount: 1, ref },
      ]);
      return id;
    });
  }

  /** A person is deleted while both servers deliver. */
  async deletes(nth: number): Promise<void> {
    const person = this.people[nth % this.people.length];
    if (!person || person.isGone) return;
    person.isGone = true;
    const { db, context } = this.server;
    const deleted = deletePerson(db, { numberKey: context.numberKey, now: this.now() }, { id: person.id, market });
    await Promise.all([deleted, this.rounds([true, true], [], [])]);
    this.seen.add('deleted');
  }

  pass = (halves: number): void => this.server.pass(halves * (eventClaimMs / 2));

  /** Rounds of some of the servers at once, which may be killed after so many statements. */
  async rounds(
    which: readonly boolean[],
    answers: readonly Reception[],
    crashes: readonly (number | undefined)[],
  ): Promise<void> {
    this.receptions = answers;
    await Promise.all(
      this.servers.map(async ({ crashing, context }, nth) => {
        const after = crashes[nth];
        if (after !== undefined) crashing.crashAfter(after);
        if (which[nth]) await deliverDueEvents(context);
        if (crashing.restart()) this.seen.add('deliverer killed');
      }),
    );
  }

  /** Everything that waits is delivered by a receiver and servers that are well again. */
  async settle(): Promise<void> {
    const isWaiting = async (db: Db) => (await db.query('select 1 from outbox where ended_at is null')).length > 0;
    for (let round = 0; round < 100 && (await isWaiting(this.server.db)); round++) {
      this.server.pass(eventClaimMs);
      await this.rounds([true, true], [], []);
    }
  }

  /** Whether each event of what is booked arrived at least once, in order, and unchanged in its repeats. */
  async expectDelivered(): Promise<void> {
    expect(this.overlapped).toEqual([]);
    for (const { id, publicId, isGone } of this.people) {
      const arrived = this.received.filter((event) => personOf(event) === publicId);
      const first = arrived.filter((event, nth) => arrived.findIndex((other) => other.id === event.id) === nth);
      for (const repeat of arrived) expect(first).toContainEqual(repeat);
      if (first.length < arrived.length) this.seen.add('repeated');
      const kinds = first.map((event) => `${event.kind} ${'withdrawalId' in event ? event.withdrawalId : ''}`);
      const booked = await this.bookedOf(id);
      if (isGone) {
        expect(kinds.at(-1)).toBe('person.deleted ');
        expect(booked.slice(0, kinds.length - 1)).toEqual(kinds.slice(0, -1));
      } else expect(kinds).toEqual(booked);
    }
  }

  /** The events that a person's withdrawals must have led to, in the order in which they were booked. */
  private async bookedOf(person: number): Promise<string[]> {
    const moves = await this.server.db.query<{ kind: string; source: string; ref: string }>(
      `select kind, source, ref from transfers where user_id = $1 and kind in ('payout', 'refund') order by id`,
      [person],
    );
    return moves.map(({ kind, source, ref }) => {
      const event = kind === 'payout' ? 'paid' : source === 'paid' ? 'returned' : 'failed';
      return `withdrawal.${event} ${ref.replace('withdrawal/', '')}`;
    });
  }
}
