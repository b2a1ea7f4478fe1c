import type { ReplyOf } from '@tally/contract/api/endpoint';
import type { postBatch } from '@tally/contract/calls/batches';
import { fileHead } from '../../domain/batches/batchFile';
import type { BatchResult } from '../../domain/batches/makeBatch';
import { csvFileOf } from '../../domain/shared/csv';
import { accepted, refused } from '../../domain/shared/outcome';

/**
 * The reply to a call for a batch. Without a batch its id is 0 and its file has no lines; while a second operator is
 * asked the id is that of the batch that waits, and there is no file yet.
 */
export function batchReply(result: BatchResult): ReplyOf<typeof postBatch> {
  switch (result.kind) {
    case 'made':
      return { ...accepted, id: result.id, count: result.count, left: result.left, file: result.file };
    case 'waits':
      return { ...refused(result.info), id: result.id, count: result.count, left: result.left, file: '' };
    case 'nothing':
      return { ...accepted, id: 0, count: 0, left: result.left, file: csvFileOf([fileHead]) };
  }
}
