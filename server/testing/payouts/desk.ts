import type { Market } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import {
  getBatches,
  postBatchFile,
  postBatchSignOff,
  postBatch,
  postBatchResults,
  postBatchVoid,
} from '@tally/contract/calls/batches';
import type { PayoutResult } from '@tally/contract/operator/batchFile';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { getPayouts, postPayout } from '@tally/contract/calls/payouts';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import { parseCsv } from '@tally/contract/rules/csv';
import { getWallet } from '@tally/contract/calls/wallet';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import { expect } from 'vitest';
import type { Db, Sql } from '../../db/db';
import { createTestServer, keysOf } from '../testServer';
import { approveResults } from './approveAll';
import type { TestServer } from '../testServer';

/** Keys of the operators ana, who works at the desk, and budi, the second one. */
const key = 'the-key-of-ana';
const second = 'the-key-of-budi';

/** Creates a server with two operators, ana and budi, who may do everything. */
export const createDeskServer = (more: { readonly db?: Db } = {}): Promise<TestServer> =>
  createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana: key, budi: second }) }, ...more });

/** Somebody who has asked for money, and the id of their withdrawal. */
export interface Asker {
  readonly token: string;
  readonly id: number;
  readonly payout: number;
}

/** What an operator does at the payout desk of a market, and what the people there see. */
export function deskOf(server: TestServer, market: Market = 'ph') {
  const now = () => server.context.now();
  const import_ = (file: string) => server.callOk(postBatchResults, { query: { key, market }, body: { file } });
  const imports = (...lines: readonly Line[]) =>
    import_([head, ...lines.map((line) => lineOf(line, market))].join('\r\n'));
  return {
    /** A new person with 10 of the currency asks for 1 of it (in Indonesia 1000 and 100). */
    async asks(): Promise<Asker> {
      const [cash, amount] = market === 'id' ? [1000, 100] : [10, 1];
      const person = await server.person({ market, cash });
      expect(await server.callOk(postWithdraw, { token: person.token, query: { amount } })).toMatchObject({
        status: 1,
      });
      const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [person.id]);
      return { ...person, payout: row?.id ?? 0 };
    },
    /** Somebody whose withdrawal was paid by a batch. */
    async paidOne(): Promise<Asker & { batch: number }> {
      const one = await this.asks();
      const { id } = await this.exports();
      expect(await this.takes([one.payout, 'PAID', id, { reference: 'E1' }])).toMatchObject({ status: 1, paid: 1 });
      return { ...one, batch: id };
    },
    /** What each open exception is: its kind, the batch, and what the line said. */
    exceptions: async () =>
      (await server.callOk(getPayouts, { query: { key, market } })).exceptions.map(({ kind, exportId, said }) => [
        kind,
        exportId,
        said,
      ]),
    page: () => server.callOk(getPayouts, { query: { key, market } }),
    batches: (before?: number) => server.callOk(getBatches, { query: { key, market, before } }),
    exports: () => server.callOk(postBatch, { query: { key, market, asOf: now() } }),
    fileOf: (id: number) => server.callOk(postBatchFile, { query: { key, id } }),
    signsOff: (id: number) => server.callOk(postBatchSignOff, { query: { key: second, id } }),
    voids: (id: number, reason = 'the mail came back') => server.callOk(postBatchVoid, { query: { key, id, reason } }),
    decides: (id: number, action: 'pay' | 'refuse') =>
      server.callOk(postPayout, { query: { key, id, action, reason: 'wrong name' } }),
    /** Ana imports lines of results: withdrawal, result, export, and what differs from 1 of the currency. */
    imports,
    /** Ana imports lines of results, and budi approves those that give money back. */
    takes: async (...lines: readonly Line[]) => {
      const taken = await imports(...lines);
      return { ...taken, ...(taken.waiting > 0 ? await approveResults(server, second) : { refused: 0, reversed: 0 }) };
    },
    /** Budi approves what waits of the results. */
    approvesResults: () => approveResults(server, second),
    /** Budi closes an exception, which ana has taken in. */
    closes: (id: number, action: 'return' | 'close' = 'close') =>
      server.callOk(postExceptionResolve, { query: { key: second, id, action, reason: 'asked the provider' } }),
    walletOf: ({ token }: Asker) => server.callOk(getWallet, { token }),
    passbookOf: ({ token }: Asker) => server.callOk(getPassbook, { token }),
    audit: async () =>
      (await server.callOk(getLatestActs, { query: { key } })).map(({ action, detail }) => `${action} ${detail}`),
  };
}

type Line = readonly [
  payout: number,
  result: PayoutResult,
  batch: number | '',
  more?: { readonly amount?: string; readonly currency?: string; readonly reference?: string },
];

const head = 'id,currency,amount,result,reason,export,reference';

const lineOf = ([payout, result, batch, more = {}]: Line, market: Market): string => {
  const { amount = '1.00', currency = currencies[market], reference = '' } = more;
  return [payout, currency, amount, result, result === 'PAID' ? '' : 'no such key', batch, reference].join(',');
};

/**
 * Lines of results, each with the latest export that held its withdrawal, unless it has a cell for that already.
 *
 * @param cells so many cells stand before that of the batch
 */
export const namingExports = (db: Sql, lines: readonly string[], cells = 5): Promise<string[]> =>
  Promise.all(
    lines.map(async (line) => {
      const [id = '', ...more] = parseCsv(line).records[0]?.cells ?? [];
      if (more.length >= cells || !/^\d+$/.test(id)) return line;
      const [row] = await db.query<{ id: number | null }>(
        'select max(export_id) as id from payout_export_lines where withdrawal_id = $1',
        [id],
      );
      return `${line},${row?.id ?? ''}`;
    }),
  );
