import type { Market } from '@tally/contract/market/codes';
import type { ResultsTaken } from '@tally/contract/operator/batchFile';
import { api } from '../../../../api/api';
import type { FileProblem } from './fileParts';
import type { FileText } from './fileText';

/** Results of a file that was sent: of how many lines, and of how many of them no answer came (`unknown`). */
export type FileEnd = ResultsTaken & { lines: number; parts: number; unknown: number; encoding: FileText['encoding'] };

/**
 * Counts the lines by outcome. Each line is in one count, so they add up to the lines of the file. A payment that
 * was booked although it contradicts the books (`paidBut`) is no other exception.
 */
export function endsOf({ lines, paid, waiting, repeated, exceptions, notTaken, unknown }: FileEnd) {
  const rest = lines - unknown - paid - waiting - repeated - notTaken;
  const contradict = Math.min(Math.max(0, rest), exceptions);
  const paidBut = Math.min(exceptions - contradict, paid);
  return { paid: paid - paidBut, paidBut, waiting, repeated, contradict, notTaken, unknown };
}

/** A file of which nothing was sent. */
export interface FileRefused {
  problem: FileProblem | { reason: 'encoding' };
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
export const storeFileProgress = (market: Market, progress: FileProgress | null) =>
  progressApi.util.upsertQueryData('fileProgress', market, progress);
