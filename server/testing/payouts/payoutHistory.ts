import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { postBatchSignOff, postBatchResults } from '@tally/contract/calls/batches';
import { getPayouts, postPayout } from '@tally/contract/calls/payouts';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import { postFreeze } from '@tally/contract/calls/people';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { expect } from 'vitest';
import type { Db } from '../../db/db';
import type { CrashingDb } from '../crashingDb';
import { HistoryBatches } from './historyBatches';
import { resultLine, resultsHead, wrongLineOf } from './honestProvider';
import type { HonestProvider, Payment, WrongLine } from './honestProvider';
import { expectPaidAsBooked } from './paidAsBooked';
import { retrying } from '../retrying';
import { secondOperatorKey, testOperatorKey } from '../testServer';
import type { TestServer } from '../testServer';

const key = testOperatorKey;
const second = secondOperatorKey;
const market = 'br';

/**
 * What operators, an honest provider, and three people of Brazil do with withdrawals, in whatever order, while the
 * server may be killed at any statement; afterwards everything is settled.
 */
export class PayoutHistory {
  private readonly batches: HistoryBatches;
  private readonly bounced = new Set<number>();
  private people: { token: string; id: number }[] = [];

  private readonly send: ReturnType<typeof retrying>;

  constructor(
    private readonly server: TestServer,
    private readonly crashing: CrashingDb,
    private readonly raw: Db,
    private readonly provider: HonestProvider,
    private readonly seen: Set<string>,
  ) {
    this.send = retrying(server, crashing, seen);
    this.batches = new HistoryBatches(this.send, server, provider, seen);
  }

  async begin(): Promise<void> {
    for (let nth = 0; nth < 3; nth++) this.people.push(await this.server.person({ market, cash: 10 }));
    await this.raw.query('update sessions set expires_at = 9000000000000000');
  }

  /** The next call is cut after so many statements, or after its first commit. */
  crash = (when: number | 'commit'): void => this.crashing.crashAfter(when);

  private page = () => this.send(getPayouts, { query: { key, market } });

  async request(who: number): Promise<void> {
    const token = this.people[who % this.people.length]?.token ?? '';
    const { info } = await this.send(postWithdraw, { token, query: { amount: 1 } });
    this.seen.add(`ask ${info}`);
  }

  /** Time passes: what is enough for another withdrawal, or a day. */
  pass = (long: boolean): void => this.server.pass(long ? dayMs : 6 * minuteMs);

  export = (): Promise<void> => this.batches.export();
  deliver = (nth: number, pays: number): void => this.batches.deliver(nth, pays);
  void = (): Promise<void> => this.batches.void();

  private async imports(lines: readonly string[]) {
    return this.send(postBatchResults, { query: { key, market }, body: { file: [resultsHead, ...lines].join('\n') } });
  }

  /** The second operator decides about the lines that give money back. */
  private async decideResults(action: 'approve' | 'reject'): Promise<void> {
    for (const { id, act } of await this.send(getApprovals, { query: { key: second } })) {
      if (act !== 'result') continue;
      await this.send(postApproval, { query: { key: second, id, action, reason: 'asked the provider' } });
      this.seen.add(`result ${action}`);
    }
  }

  private mine = (): Payment[] => this.provider.payments.filter(({ batch }) => this.batches.files.has(batch));

  /** Results of some payments, those that were told before among them. */
  async results(most: number): Promise<void> {
    const told = this.mine().slice(0, most);
    if (told.length === 0) return;
    const { notTaken, exceptions } = await this.imports(told.map((payment) => resultLine(payment)));
    expect([notTaken, exceptions]).toEqual([0, 0]);
    await this.decideResults('approve');
    for (const payment of told) payment.isReported = true;
    this.seen.add('results');
  }

  /** A payment comes back, told as a reversal, or as a failure after it was paid. */
  async comesBack(nth: number, asFailure: boolean): Promise<void> {
    const kept = this.provider.kept().filter(({ batch, isReported }) => this.batches.files.has(batch) && isReported);
    const payment = kept[nth % Math.max(1, kept.length)];
    if (!payment) return;
    payment.back = this.provider.reference();
    if (asFailure) this.bounced.add(payment.id);
    const result = asFailure ? 'FAILED' : 'REVERSED';
    await this.imports([resultLine(payment, { result, reference: payment.back })]);
    await this.decideResults('approve');
    this.seen.add(`came back ${result}`);
  }

  /** The provider's file has a line that is wrong: no money did what it says, and nothing may be booked. */
  async lie(nth: number, how: WrongLine): Promise<void> {
    const told = this.mine().filter(
      ({ isReported, outcome, back }) =>
        isReported && (how !== 'came back again' || outcome === 'FAILED' || back !== undefined),
    );
    const payment = told[nth % Math.max(1, told.length)];
    if (!payment) return;
    const line = wrongLineOf(payment, how, this.provider.reference(), this.bounced.has(payment.id));
    const { info, paid } = await this.imports([line]);
    expect(paid).toBe(0);
    await this.decideResults('reject');
    this.seen.add(`lie ${info}`);
  }

  /** Operators close what is open; only what did come back is booked back. */
  async close(): Promise<void> {
    for (const { id, payoutId, canReturn } of (await this.page()).exceptions) {
      const action = canReturn && this.bounced.has(payoutId) ? 'return' : 'close';
      await this.send(postExceptionResolve, { query: { key: second, id, action, reason: 'looked at it' } });
      this.seen.add(`exception ${action}`);
    }
  }

  async decide(nth: number, action: 'pay' | 'refuse'): Promise<void> {
    const { items } = await this.page();
    const item = items[nth % Math.max(1, items.length)];
    if (!item) return;
    const query = { key, id: item.id, action, reason: 'by hand' } as const;
    const { info } = await this.send(postPayout, { query, body: { warnings: item.warnings } });
    this.seen.add(`${action} ${info}`);
  }

  async freeze(who: number, action: 'freeze' | 'unfreeze'): Promise<void> {
    const userId = this.people[who % this.people.length]?.id ?? 0;
    await this.send(postFreeze, { query: { key, userId, action, reason: 'a look' } });
  }

  /** A whole round: everybody asks, a batch is delivered and paid, and its results come. */
  async round(pays: number): Promise<void> {
    this.pass(true);
    for (const who of this.people.keys()) await this.request(who);
    await this.export();
    this.deliver(0, pays);
    await this.results(Infinity);
  }

  /** Signs a batch off, which goes through only when all its results are there. */
  async signOff(nth: number): Promise<void> {
    const ids = [...this.batches.files.keys()];
    const id = ids[nth % Math.max(1, ids.length)];
    if (id === undefined) return;
    const { status, info } = await this.send(postBatchSignOff, { query: { key: second, id } });
    const payments = this.mine().filter(({ batch }) => batch === id);
    if (status === 1) expect(payments.length > 0 && payments.every(({ isReported }) => isReported)).toBe(true);
    this.seen.add(`sign off ${info}`);
  }

  /** Everything that is open is brought to its end. */
  async settle(): Promise<void> {
    this.crashing.restart();
    await this.export();
    while (this.batches.waiting().length > 0) this.deliver(0, 5);
    await this.results(Infinity);
    while ((await this.page()).exceptionCount > 0) await this.close();
    const { items } = await this.page();
    for (const { id } of items) await this.send(postPayout, { query: { key, id, action: 'refuse', reason: 'frozen' } });
    for (const id of this.batches.files.keys()) {
      const { info } = await this.send(postBatchSignOff, { query: { key: second, id } });
      expect(['', 'ALREADY SIGNED OFF', this.batches.voided.has(id) ? 'ALREADY VOIDED' : '']).toContain(info);
    }
  }

  /** Fails when other money left than the ledger says, or somebody has more than they earned. */
  expectSound = (): Promise<void> => expectPaidAsBooked(this.raw, this.provider, this.people);
}
