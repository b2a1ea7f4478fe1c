import type { Market } from '@tally/contract/market/codes';
import type { ResultsTaken } from '@tally/contract/operator/payoutFile';
import { api } from '../../../api/api';
import type { FileProblem } from './fileParts';
import type { FileText } from './fileText';

/** Results of a file that was sent; `unknown` is the number of lines of which no answer came. */
export type FileEnd = ResultsTaken & { parts: number; unknown: number; encoding: FileText['encoding'] };

/** A file of which nothing was sent. */
export interface FileRefused {
  problem: FileProblem | { why: 'encoding' };
}

/** A results file on its way: which of its parts is being sent, and what became of it once that is known. */
export interface FileProgress {
  name: string;
  part: number;
  parts: number;
  end: FileEnd | FileRefused | null;
}

/**
 * The latest results file of each market, which `importFile` writes. It outlives the part of the page that sends it, so
 * that an operator who looks at something else meanwhile finds it as it is.
 */
const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileProgress: build.query<FileProgress | null, Market>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** How far the latest results file of a market is; null: none was sent. */
export const useFileProgress = (market: Market): FileProgress | null =>
  progressApi.useFileProgressQuery(market).data ?? null;

/** Says how far a file is. */
export const noteFileProgress = (market: Market, progress: FileProgress | null) =>
  progressApi.util.upsertQueryData('fileProgress', market, progress);
