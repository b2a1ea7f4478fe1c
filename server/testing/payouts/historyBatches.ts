import { getBatches, postBatchFile, postBatch, postBatchVoid } from '@tally/contract/calls/batches';
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { testOperatorKey as key } from '../testServer';
import type { TestServer } from '../testServer';
import type { retrying } from '../retrying';
import type { HonestProvider } from './honestProvider';

const market = 'br';

/** The batches of a history: their files, which the provider has got or not, or which were voided. */
export class HistoryBatches {
  readonly files = new Map<number, string>();
  readonly voided = new Set<number>();

  constructor(
    private readonly send: ReturnType<typeof retrying>,
    private readonly server: TestServer,
    private readonly provider: HonestProvider,
    private readonly seen: Set<string>,
  ) {}

  /** An operator exports; a batch whose answer was lost is found in the list, and its file fetched again. */
  async export(): Promise<void> {
    const { id, file } = await this.send(postBatch, {
      query: { key, market, asOf: this.server.context.now() },
    });
    if (id > 0) this.files.set(id, file);
    for (const batch of await this.send(getBatches, { query: { key, market } })) {
      if (batch.state !== 'OPEN') continue;
      const again = await this.send(postBatchFile, { query: { key, id: batch.id } });
      expect(createHash('sha256').update(again.file).digest('hex')).toBe(batch.sha256);
      expect(again.file).toBe(this.files.get(batch.id) ?? again.file);
      if (!this.files.has(batch.id)) this.seen.add('file of a lost answer');
      this.files.set(batch.id, again.file);
    }
  }

  /** The batches that the provider has not got, and that nobody has voided. */
  waiting = (): number[] =>
    [...this.files.keys()].filter(
      (id) => !this.voided.has(id) && !this.provider.payments.some(({ batch }) => batch === id),
    );

  deliver(nth: number, pays: number): void {
    const batch = this.waiting()[nth % Math.max(1, this.waiting().length)];
    if (batch !== undefined)
      this.provider.gets(batch, this.files.get(batch) ?? '', (line) => ((pays >> line) & 1) === 1);
  }

  async void(): Promise<void> {
    const [id] = this.waiting();
    if (id === undefined) return;
    const { info } = await this.send(postBatchVoid, { query: { key, id, reason: 'not sent' } });
    // After a crash it may have been voided before.
    expect(['', 'ALREADY VOIDED']).toContain(info);
    this.voided.add(id);
    this.seen.add('void');
  }
}
