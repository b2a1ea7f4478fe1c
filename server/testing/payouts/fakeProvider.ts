import type { Market } from '@tally/contract/market/codes';
import { postBatchFile, postBatch, postBatchResults, postBatchVoid } from '@tally/contract/calls/batches';
import { getPayouts } from '@tally/contract/calls/payouts';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import { parseCsv } from '@tally/contract/rules/csv';
import { expect } from 'vitest';
import type { Sql } from '../../db/db';
import { approveAll } from './approveAll';
import { resolveWaiting } from './payWaiting';
import { secondOperatorKey, testOperatorKey, type TestServer } from '../testServer';

const key = testOperatorKey;
const head = 'id,currency,amount,result,reason,export';

interface Line {
  readonly id: number;
  /** The line of a results file up to its result. */
  readonly start: string;
}

/** A file for the provider that is under way to it. */
interface PayoutFile {
  readonly id: number;
  readonly market: Market;
  readonly lines: readonly Line[];
}

/**
 * A payout provider, and the operators who exchange files with it: it pays what is in a file that it gets, once per
 * file, and remembers what it paid.
 */
export class FakeProvider {
  /** Files that it has not got yet. */
  private readonly underWay: PayoutFile[] = [];
  private readonly answers: { market: Market; file: string }[] = [];
  private readonly delivered: PayoutFile[] = [];
  /** How often each withdrawal was paid. */
  private readonly paid = new Map<number, number>();
  /** Withdrawals whose payment came back. */
  private readonly bounced = new Set<number>();
  /** Withdrawals of voided files that the provider got all the same. */
  private readonly deceived = new Set<number>();

  constructor(private readonly server: TestServer) {}

  /** An operator exports a market. */
  async export(market: Market): Promise<string> {
    const query = { key, market, asOf: this.server.context.now() };
    const made = await this.server.callOk(postBatch, { query });
    const { id } = made;
    const file = made.status === 1 ? made.file : await this.approved(id);
    const [, ...records] = parseCsv(file).records;
    const lines = records.map(({ cells: [no = '', currency = '', amount = ''] }) => ({
      id: Number(no),
      start: `${no},${currency},${amount}`,
    }));
    // Another request of the same moment may have fetched it first.
    if (lines.length === 0 || this.underWay.some((other) => other.id === id)) return 'empty export';
    this.underWay.push({ id, market, lines });
    return 'export';
  }

  /** A second operator approves a batch (OPS-35), and the first fetches its file, if it was made. */
  private async approved(id: number): Promise<string> {
    await approveAll(this.server);
    return (await this.server.callOk(postBatchFile, { query: { key, id } })).file;
  }

  /** An operator voids the newest file that is under way; when they lie, it arrives all the same. */
  async void(lie: boolean): Promise<string> {
    const file = this.underWay.at(-1);
    if (!file) return 'nothing to void';
    if (lie) for (const { id } of file.lines) this.deceived.add(id);
    else this.underWay.pop();
    const { info } = await this.server.callOk(postBatchVoid, { query: { key, id: file.id, reason: 'it came back' } });
    return `void ${info}`;
  }

  /**
   * An operator voids a file that has arrived all the same, and what it held is paid or refused by hand, or exported
   * once more, before the results come.
   */
  async deceive(market: Market, then: 'wait' | 'pay' | 'refuse' | 'export'): Promise<string> {
    await this.export(market);
    await this.void(true);
    if (then === 'export') await this.export(market);
    if (then === 'pay' || then === 'refuse') await resolveWaiting(this.server, then === 'pay' ? 1 : 2);
    return `deceived, ${await this.answer(true)}, ${await this.answer(true)}`;
  }

  /** The provider gets the oldest file, pays it or fails, and its results are imported. */
  async answer(pays: boolean): Promise<string> {
    const file = this.underWay.shift();
    if (!file) return 'no file';
    this.delivered.push(file);
    if (pays) for (const { id } of file.lines) this.paid.set(id, (this.paid.get(id) ?? 0) + 1);
    const result = pays ? 'PAID,' : 'FAILED,no such account';
    const lines = file.lines.map(({ start }) => `${start},${result},${file.id}`);
    this.answers.push({ market: file.market, file: [head, ...lines].join('\n') });
    return `results ${await this.import(this.answers.at(-1))}`;
  }

  /** An old results file is imported again. */
  async again(which: number): Promise<string> {
    return `again ${await this.import(this.answers[which % Math.max(1, this.answers.length)])}`;
  }

  /** A payment comes back, and operators book what they can back to cash. */
  async bounce(): Promise<string> {
    const file = this.delivered.findLast(({ lines }) => lines.some(({ id }) => this.paid.get(id) === 1));
    const line = file?.lines.find(({ id }) => this.paid.get(id) === 1 && !this.bounced.has(id));
    if (!file || !line) return 'nothing bounced';
    this.bounced.add(line.id);
    const results = `${head}\n${line.start},FAILED,came back,${file.id}`;
    const info = await this.import({ market: file.market, file: results });
    const { exceptions } = await this.server.callOk(getPayouts, { query: { key, market: file.market } });
    for (const { id, canReturn } of exceptions)
      if (canReturn)
        await this.server.callOk(postExceptionResolve, {
          query: { key: secondOperatorKey, id, action: 'return', reason: 'came back' },
        });
    return `bounce ${info}`;
  }

  private async import(answer: { market: Market; file: string } | undefined): Promise<string> {
    if (!answer) return 'nothing';
    const { market, file } = answer;
    const { info, waiting } = await this.server.callOk(postBatchResults, { query: { key, market }, body: { file } });
    if (waiting > 0) await approveAll(this.server);
    return info;
  }

  /**
   * Fails when the provider paid what the books do not know, or paid a withdrawal twice without an exception that says
   * so (OPS-20, OPS-22).
   */
  async expectPaidOnce(db: Sql): Promise<void> {
    const rows = await db.query<{ id: number; status: number; by: string | null; returned: boolean; told: number }>(
      `select w.id, w.status, w.settled_by as by, w.returned_at is not null as returned, (select count(*) from payout_exceptions x where x.withdrawal_id = w.id)::integer as told from withdrawals w`,
    );
    for (const { id, status, by, returned, told } of rows) {
      const paid = this.paid.get(id) ?? 0;
      const isBooked = by === 'provider' && (status === 2 || returned);
      const bounced = this.bounced.has(id);
      if (!this.deceived.has(id))
        expect([id, paid, bounced || told === 0], `${id}`).toEqual([id, Number(isBooked), true]);
      else if (paid > 0) expect([id, (paid === 1 && isBooked) || told > 0]).toEqual([id, true]);
      else expect([id, isBooked]).toEqual([id, false]);
    }
  }
}
