import type * as calls from '../calls/batches';
import { exampleBatches, exampleSignOff, exampleUnequal } from '../fixtures/batches';
import { refusal, success } from '../fixtures/outcome';
import {
  exampleFullPayoutFile,
  examplePayoutFile,
  exampleResultExceptions,
  exampleResultProblems,
  exampleResults,
  largePayoutFile,
  noPayoutFile,
} from '../fixtures/payouts';
import { exampleNow } from '../fixtures/picture';
import type { Example } from './example';

export const getBatches: Example<typeof calls.getBatches> = {
  request: { query: { market: 'id' } },
  replies: { filled: exampleBatches, empty: [] },
};

export const postBatchFile: Example<typeof calls.postBatchFile> = {
  request: { query: { id: 1 } },
  replies: {
    filled: { ...success, file: examplePayoutFile.file },
    gone: { ...refusal('FILE GONE'), file: '' },
  },
};

export const postBatchSignOff: Example<typeof calls.postBatchSignOff> = {
  request: { query: { id: 1 } },
  replies: { signed: exampleSignOff, unequal: exampleUnequal },
};

export const postBatch: Example<typeof calls.postBatch> = {
  request: { query: { market: 'id', asOf: exampleNow } },
  replies: {
    filled: examplePayoutFile,
    full: exampleFullPayoutFile,
    large: largePayoutFile,
    empty: noPayoutFile,
  },
};

export const postBatchVoid: Example<typeof calls.postBatchVoid> = {
  request: { query: { id: 1, reason: 'the mail came back' } },
  replies: { success, hasResults: refusal('HAS RESULTS'), voided: refusal('ALREADY VOIDED') },
};

export const postBatchResults: Example<typeof calls.postBatchResults> = {
  request: { query: { market: 'id' }, body: { file: 'id,currency,amount,result,export\n' } },
  replies: {
    taken: exampleResults,
    problems: exampleResultProblems,
    exceptions: exampleResultExceptions,
  },
};
