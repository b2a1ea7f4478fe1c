import type { ReplyOf } from '@tally/contract/api/endpoint';
import type { postBatch, postBatchFile, postBatchSignOff } from '@tally/contract/calls/batches';
import type { postOwnData } from '@tally/contract/calls/ownData';
import { batchInfos } from '@tally/contract/operator/batches';
import type { BatchTotals } from '@tally/contract/operator/batches';
import { ownDataInfos } from '@tally/contract/people/ownData';
import type { LuckyUpdate } from '@tally/contract/tasks/lucky';
import { fileHead } from '../../domain/batches/batchFile';
import type { FileAgain } from '../../domain/batches/batchFile';
import type { BatchResult } from '../../domain/batches/makeBatch';
import type { SignedOff } from '../../domain/batches/signOff';
import type { LuckyStep } from '../../domain/lucky/luckyUpdate';
import type { OwnDataResult } from '../../domain/people/ownData/ownData';
import { csvFileOf } from '../../domain/shared/csv';
import { accepted, refused } from '../../domain/shared/outcome';

// A reply always has all its fields. What a result does not have is 0 or empty in it, and only here.

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

/** The reply to a call for the file of a batch. */
export const fileReply = (result: FileAgain): ReplyOf<typeof postBatchFile> =>
  result.kind === 'file' ? { ...accepted, file: result.file } : { ...refused(result.info), file: '' };

const noTotals: BatchTotals = {
  file: 0,
  resultsPaid: 0,
  resultsFailed: 0,
  explained: 0,
  ledgerPaid: 0,
  ledgerResolved: 0,
};

/** The reply to a sign-off. */
export function signOffReply(result: SignedOff): ReplyOf<typeof postBatchSignOff> {
  switch (result.kind) {
    case 'signed':
      return { ...accepted, exceptions: 0, differ: [], totals: result.totals };
    case 'refused': {
      const { info, exceptions, differ, totals } = result;
      return { ...refused(info), exceptions, differ, totals };
    }
    case 'unknown':
      return { ...refused(batchInfos.unknown), exceptions: 0, differ: [], totals: noTotals };
  }
}

/** The reply to a request for one's own data. */
export const ownDataReply = (result: OwnDataResult): ReplyOf<typeof postOwnData> =>
  result.kind === 'file'
    ? { ...accepted, name: result.name, file: result.file, nextAt: result.nextAt }
    : { ...refused(ownDataInfos.onceADay), name: '', file: '', nextAt: result.nextAt };

/** The reply to a step of a lucky task. */
export const luckyReply = (result: LuckyStep): LuckyUpdate =>
  result.kind === 'done'
    ? { ...accepted, taskRecordId: result.recordId, rewardWaitingTime: result.waitMs }
    : { ...refused(result.info), taskRecordId: 0, rewardWaitingTime: 0 };
