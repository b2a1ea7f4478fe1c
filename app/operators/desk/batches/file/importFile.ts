import type { Market } from '@tally/contract/market/codes';
import { resultProblemsMost, type ResultsTaken } from '@tally/contract/operator/batchFile';
import type { Question } from '../../../../overlays/content/question';
import type { AppThunk } from '../../../../state/appStore';
import { isConfirmed, reportFailure, sendCall } from '../../../calls/operatorCalls';
import { filePartsOf, type FilePart } from './fileParts';
import type { FileSummary } from './fileSummary';
import { endsOf, storeFileProgress, type FileEnd, type FileRefused } from './fileProgress';
import { fileTextOf } from './fileText';
import { nothingDoneBy } from '../../../calls/nothingDone';
import { operatorApi } from '../../../calls/operatorApi';

/** Adds what a part did; without an answer its lines are not taken where the server refused them, else not known to be. */
function addPart(end: FileEnd, part: FilePart, data: ResultsTaken | undefined, isRefused: boolean): void {
  if (!data) {
    end[isRefused ? 'notTaken' : 'unknown'] += part.count;
    return;
  }
  for (const count of ['paid', 'waiting', 'repeated', 'exceptions', 'notTaken'] as const) end[count] += data[count];
  end.amount = Math.round((end.amount + data.amount) * 100) / 100;
  end.problems.push(...data.problems.map(({ line, info }) => ({ line: part.lineOf(line), info })));
}

/** A toast says why no answer came for a part; what became of a file stands on the page, which a toast would cover. */
const reportFile =
  (end: FileEnd, error: unknown): AppThunk<void> =>
  (dispatch) => {
    const { notTaken, unknown } = endsOf(end);
    // A part that was refused undoes nothing of those before it.
    if (error !== undefined && (unknown > 0 || notTaken === end.lines)) dispatch(reportFailure(error));
  };

/** Sends the parts one by one, and says which is on its way; after one without an answer nothing more is sent. */
const sendParts =
  (
    { key, market, name, really }: Omit<Import, 'bytes'>,
    parts: readonly FilePart[],
    end: FileEnd,
  ): AppThunk<Promise<unknown>> =>
  async (dispatch, _, { services }) => {
    let failure: unknown;
    for (const [at, part] of parts.entries()) {
      if (failure !== undefined) {
        addPart(end, part, undefined, nothingDoneBy(failure) !== undefined);
        continue;
      }
      await dispatch(storeFileProgress(market, { name, part: at + 1, parts: parts.length, end: null }));
      const { data, error } = await dispatch(
        sendCall(key, operatorApi.endpoints.postBatchResults, {
          query: { market, ...(really && { really: 1 as const }) },
          body: { file: part.text },
          // A file that is imported again says what is known of it by now.
          key: services.uuid(),
        }),
      );
      failure = error;
      addPart(end, part, data, nothingDoneBy(error) !== undefined);
    }
    return failure;
  };

/** The file that an operator chose, and where its results go. */
interface Import {
  readonly key: string;
  readonly market: Market;
  readonly name: string;
  /** Undefined: the browser could not read it, as while another program has it open. */
  readonly bytes: Uint8Array | undefined;
  /** Whether a second operator is asked about references that look spoiled, instead of leaving them out (OPS-60). */
  readonly really?: boolean;
}

/**
 * Uploads the provider's results (OPS-16), after confirmation; uploading the same file again resolves nothing twice. A
 * file that cannot be sent whole is not sent at all (OPS-24). How far it is, and what became of it, stands in
 * `useFileProgress`.
 * @param questionOf the question about what the file says (OPS-50)
 */
export const importFile =
  ({ bytes, ...of }: Import, questionOf: (summary: FileSummary) => Question): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { market, name } = of;
    const over = (end: FileEnd | FileRefused, parts: number) =>
      dispatch(storeFileProgress(market, { name, part: parts, parts, end }));
    await dispatch(storeFileProgress(market, null));
    const read = bytes && fileTextOf(bytes);
    if (!read) return void (await over({ problem: { reason: 'encoding' } }, 0));
    const cut = filePartsOf(read.text);
    if ('problem' in cut) return void (await over({ problem: cut.problem }, 0));
    if (!(await dispatch(isConfirmed({ question: questionOf(cut.summary), act: 'plain' })))) return;
    const end: FileEnd = {
      status: 1,
      info: '',
      paid: 0,
      waiting: 0,
      repeated: 0,
      amount: 0,
      exceptions: 0,
      notTaken: 0,
      problems: [],
      lines: cut.summary.lines,
      parts: cut.parts.length,
      unknown: 0,
      encoding: read.encoding,
    };
    const failure = await dispatch(sendParts(of, cut.parts, end));
    dispatch(reportFile(end, failure));
    await over({ ...end, problems: end.problems.slice(0, resultProblemsMost) }, cut.parts.length);
  };
