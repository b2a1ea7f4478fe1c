import type { LuckyList } from '@tally/contract/tasks/lucky';
import type { AppThunk } from '../../state/appStore';
import { luckyApi } from './luckyApi';

/**
 * The person's lucky tasks; waits for a request in progress. Undefined when they could not be loaded.
 * @param fresh requests the list even if it is cached
 */
export const luckyList =
  (fresh = false): AppThunk<Promise<LuckyList | undefined>> =>
  async (dispatch) => {
    const { getLucky } = luckyApi.endpoints;
    const { data } = await dispatch(getLucky.initiate({}, { subscribe: false, forceRefetch: fresh }));
    return data;
  };
