import { ownDataInfos, type OwnDataFormat } from '@tally/contract/people/ownData';
import type { ApiError } from '../../api/apiError';
import { saveFile } from '../../platform/saveFile';
import type { AppThunk } from '../../state/appStore';
import { ownDataApi } from './ownDataApi';

/** How a download ended: with a file, with today's used up until a moment (ms since the epoch), or with none, and why. */
export type OwnDataEnd =
  | { state: 'ready'; name: string; file: string }
  | { state: 'used'; nextAt: number }
  | { state: 'failed'; error: unknown };

/** The server answered without a file and without a reason: the fault is its own (DIALOG-5). */
const noFile: ApiError = { kind: 'unfit' };

/**
 * Asks for the person's own data and saves the file (OWN-5). Where somebody else has logged in meanwhile, nothing of
 * the one before is saved or shown (PERSON-15).
 * @param request chosen for this download; the same one when its answer was lost (OWN-2)
 */
export const downloadOwnData =
  (format: OwnDataFormat, request: string): AppThunk<Promise<OwnDataEnd>> =>
  async (dispatch, _, { vault }) => {
    const token = vault.get();
    const { data, error } = await dispatch(
      ownDataApi.endpoints.postOwnData.initiate({ body: { format, request }, key: request }, { track: false }),
    );
    if (!data || vault.get() !== token) return { state: 'failed', error };
    if (data.info === ownDataInfos.onceADay) return { state: 'used', nextAt: data.nextAt };
    if (data.status !== 1) return { state: 'failed', error: noFile };
    saveFile(data.name, data.file);
    return { state: 'ready', name: data.name, file: data.file };
  };
