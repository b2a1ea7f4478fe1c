import type { Market } from '@tally/contract/market';
import { resultFileMax, resultProblemsMost, type ResultsTaken } from '@tally/contract/payoutFile';
import { openDialog, showToast } from '../../overlays/openDialog';
import type { AppThunk } from '../../store';
import { operatorApi } from './operatorApi';

/** Results accepted so far; `failed` when a part of the file was not answered. */
export type FileEnd = ResultsTaken & { failed: boolean };

/**
 * Fetches the file for the payout provider (OPS-16).
 * @param asOf time of the page on the screen, ms since the epoch
 * @returns the CSV; undefined when the request failed
 */
export const exportFile =
  (key: string, market: Market, asOf: number): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { data } = await dispatch(
      operatorApi.endpoints.postPayoutExport.initiate({ query: { key, market, asOf } }, { track: false }),
    );
    if (!data) dispatch(showToast('operator.failed'));
    return data?.file;
  };

/**
 * Splits a file into parts of at most `most`, each with the header line; `from` is the number of lines before the part.
 * A line break inside quotes does not occur in the provider's files and is not supported.
 */
export function partsOf(file: string, most = resultFileMax): { text: string; from: number }[] {
  const [head = '', ...lines] = file.split(/\r?\n/);
  const parts: { text: string; from: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    if (last && last.text.length + line.length + 1 <= most) last.text += `\n${line}`;
    else parts.push({ text: `${head}\n${line}`, from: index });
  }
  return parts.length > 0 ? parts : [{ text: head, from: 0 }];
}

/**
 * Uploads the provider's results (OPS-16), after confirmation; uploading the same file again settles nothing twice.
 * @returns undefined when it was not confirmed
 */
export const importFile =
  (key: string, market: Market, file: string, summary: string): AppThunk<Promise<FileEnd | undefined>> =>
  async (dispatch, _, { services }) => {
    if ((await dispatch(openDialog('operator.confirm', { summary }))) !== 'primary') return undefined;
    const end: FileEnd = {
      status: 1,
      info: '',
      paid: 0,
      refused: 0,
      repeated: 0,
      amount: 0,
      notTaken: 0,
      problems: [],
      failed: false,
    };
    for (const { text, from } of partsOf(file)) {
      const { data } = await dispatch(
        operatorApi.endpoints.postPayoutImport.initiate(
          { query: { key, market }, body: { file: text }, key: services.uuid() },
          { track: false },
        ),
      );
      if (!data) {
        end.failed = true;
        break;
      }
      end.paid += data.paid;
      end.refused += data.refused;
      end.repeated += data.repeated;
      end.amount = Math.round((end.amount + data.amount) * 100) / 100;
      end.notTaken += data.notTaken;
      end.problems.push(...data.problems.map(({ line, info }) => ({ line: line + from, info })));
    }
    const done = end.paid + end.refused + end.repeated;
    if (end.failed) dispatch(showToast('operator.failed'));
    else if (end.notTaken > 0) dispatch(showToast('operator.partly', { done, left: end.notTaken }));
    else dispatch(showToast('operator.submitted'));
    return { ...end, problems: end.problems.slice(0, resultProblemsMost) };
  };
